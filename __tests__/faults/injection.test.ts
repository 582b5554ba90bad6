import { INJECTION } from './injection.ts';
import { runFaultSuite } from './run-fault-suite.ts';

runFaultSuite(INJECTION);
