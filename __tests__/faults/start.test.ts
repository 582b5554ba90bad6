import { runFaultSuite } from './run-fault-suite.ts';
import { START } from './start.ts';

runFaultSuite(START);
