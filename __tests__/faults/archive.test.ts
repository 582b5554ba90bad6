import { ARCHIVE } from './archive.ts';
import { runFaultSuite } from './run-fault-suite.ts';

runFaultSuite(ARCHIVE);
