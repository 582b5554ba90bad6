import { AGENT } from './agent.ts';
import { runFaultSuite } from './run-fault-suite.ts';

runFaultSuite(AGENT);
