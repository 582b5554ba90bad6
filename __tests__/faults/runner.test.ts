import { runFaultSuite } from './run-fault-suite.ts';
import { RUNNER } from './runner.ts';

runFaultSuite(RUNNER);
