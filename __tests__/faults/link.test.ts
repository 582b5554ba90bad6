import { LINK } from './link.ts';
import { runFaultSuite } from './run-fault-suite.ts';

runFaultSuite(LINK);
