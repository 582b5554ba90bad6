import { startAction } from './action/start-action.ts';
import { staticExport } from './static-export.ts';

await startAction(staticExport);
