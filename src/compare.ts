import { startAction } from './action/start-action.ts';
import { createCompareFlow } from './compare/compare-flow.ts';

await startAction({ title: 'Site comparison', secretInputs: ['github-token'], prepare: createCompareFlow });
