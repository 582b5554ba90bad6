import { NETWORK } from './network.ts';
import { runFaultSuite } from './run-fault-suite.ts';

runFaultSuite(NETWORK);
