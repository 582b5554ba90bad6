import { DOWNLOAD } from './download.ts';
import { runFaultSuite } from './run-fault-suite.ts';

runFaultSuite(DOWNLOAD);
