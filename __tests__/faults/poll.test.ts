import { POLL } from './poll.ts';
import { runFaultSuite } from './run-fault-suite.ts';

runFaultSuite(POLL);
