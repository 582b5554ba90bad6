import { startAction } from './action/start-action.ts';
import { createAuditFlow } from './audit/audit-flow.ts';

await startAction({ title: 'Site audit', secretInputs: [], prepare: createAuditFlow });
