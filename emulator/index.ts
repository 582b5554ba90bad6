export { type Emulator, startEmulator } from './emulator.ts';
export type { EmulatorOptions } from './options.ts';
export type { AgentJob, AgentStep } from './api/agent-jobs.ts';
export type { ExportScript, ExportRequest, JobState } from './jobs/export-job.ts';
export type { Delivery, Fault, FaultAction, JsonValue } from './faults/types.ts';
export type { EndpointName } from './http/types.ts';
export type { RecordedRequest } from './http/record.ts';
