import type { EmulatorOptions, Fault, FaultAction } from '../../emulator/index.ts';
import { CUT_AT } from '../support/download-suite.ts';
import { startFaultProxy, type TcpFault } from '../support/fault-proxy.ts';
import type { RunOptions } from '../support/run-action.ts';
import type { Expected, FaultCase } from './fault-case.ts';

/** Replaces the response. */
export function respond(
  status: number,
  body: string | object | null = '',
  headers: Record<string, string> = {},
): FaultAction {
  return { type: 'respond', status, headers, body: body as never };
}

/** Changes fields of the response. */
export function fields(changed: Readonly<Record<string, unknown>>): FaultAction {
  return { type: 'patch', json: (value) => ({ ...(value as object), ...changed }) };
}

type State = Readonly<Record<string, unknown>>;

/** Each poll gets the next of these responses. All later polls get the last one. */
export function withStates(...states: readonly State[]): Pick<FaultCase, 'service' | 'faults'> {
  const faults: Fault[] = states.slice(0, -1).map((state) => ({ on: 'status', do: respond(200, state) }));
  return {
    service: COMPLETED_AT_ONCE,
    faults: [...faults, always('status', respond(200, states.at(-1) ?? {}))],
  };
}

/** A service whose jobs are completed at the first poll. */
export const COMPLETED_AT_ONCE: EmulatorOptions = { exportScript: () => ({ status: 'completed' }) };

/** A service whose jobs never end. */
export const NEVER_DONE: EmulatorOptions = { exportScript: () => ({ status: 'running' }) };

/** Applies to every request. */
export function always(on: Fault['on'], ...actions: readonly FaultAction[]): Fault {
  return { on, times: 1_000, do: actions };
}

/** Applies to one request. */
export function once(on: Fault['on'], ...actions: readonly FaultAction[]): Fault {
  return { on, do: actions };
}

/** The `timeout-minutes` input for a deadline in seconds. */
export function deadline(seconds: number): Record<string, string> {
  return { 'timeout-minutes': (seconds / 60).toFixed(4) };
}

/** Puts a TCP fault proxy in front of the API. */
export function apiBehindProxy(
  ...faults: readonly (readonly [on: string, fault: TcpFault])[]
): NonNullable<FaultCase['prepare']> {
  return async ({ emulator, onEnd }) => {
    const proxy = await startFaultProxy(emulator.baseUrl);
    onEnd(() => proxy.close());
    for (const [on, fault] of faults) proxy.inject(on, fault);
    return { inputs: { 'base-url': proxy.url } };
  };
}

/** Puts a TCP fault proxy in front of the store. The links point to the proxy. */
export function storeBehindProxy(...faults: readonly TcpFault[]): NonNullable<FaultCase['prepare']> {
  return async ({ emulator, onEnd }) => {
    const proxy = await startFaultProxy(emulator.storeUrl);
    onEnd(() => proxy.close());
    for (const fault of faults) proxy.inject('GET', fault);
    emulator.inject(
      always('bundle', {
        type: 'patch',
        json: (value) => {
          const { bundleUrl, ...others } = value as { bundleUrl: string };
          return { ...others, bundleUrl: bundleUrl.replace(emulator.storeUrl, proxy.url) };
        },
      }),
    );
    return {};
  };
}

/** Node.js loads a module first that shifts the wall clock of the process. */
export function withWrongClock(hours: number): RunOptions {
  const script = `const offset = ${hours * 3_600_000}; const Real = Date; globalThis.Date = class extends Real {
    constructor(...values) { if (values.length === 0) super(Real.now() + offset); else super(...values); }
    static now() { return Real.now() + offset; } };`;
  return { environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` } };
}

/** Downloads and unpacks the bundle. */
export const DOWNLOAD_AND_EXTRACT: RunOptions = { inputs: { download: 'true', extract: 'true' } };

/** The outputs that a failed download does not set. */
export const BUNDLE_OUTPUTS = ['bundlePath', 'sitePath', 'sha256', 'contentDigest'] as const;

/** A run that downloads the bundle. */
export const DOWNLOADED: Expected & Required<Pick<Expected, 'outputs'>> = {
  outputs: { status: 'completed', cacheHit: 'false' },
};

/** A run that succeeds after a retry. */
export const RETRIED: Expected = { outputs: { status: 'completed' }, messages: ['retrying in'] };

/** Closes the connection in the middle of a download. */
export const CUT: FaultAction = { type: 'deliver', truncateAt: CUT_AT };
