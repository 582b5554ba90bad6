import { COMMON_OUTPUTS } from '../runner/outputs.ts';

/** The outputs of everything that waits for a job. */
export const JOB_OUTPUTS = { ...COMMON_OUTPUTS, status: 'string' } as const;
