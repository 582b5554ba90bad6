import type { EmulatorOptions, Fault, FaultAction } from '../../emulator/index.ts';
import { startFaultProxy, type TcpFault } from '../support/fault-proxy.ts';
import type { RunOptions } from '../support/run-action.ts';
import type { FaultCase, CaseContext } from './table.ts';

/** An answer in place of the right one. */
export function respond(
  status: number,
  body: string | object | null = '',
  headers: Record<string, string> = {},
): FaultAction {
  return { type: 'respond', status, headers, body: body as never };
}

/** Changes fields of the real answer. */
export function fields(changed: Readonly<Record<string, unknown>>): FaultAction {
  return { type: 'patch', json: (value) => ({ ...(value as object), ...changed }) };
}

type State = Readonly<Record<string, unknown>>;

/** A service whose job says these things, one a poll, the last one for good. */
export function withStates(...states: readonly State[]): Pick<FaultCase, 'service' | 'faults'> {
  const faults: Fault[] = states.slice(0, -1).map((state) => ({ on: 'status', do: respond(200, state) }));
  return {
    service: { exportScript: () => ({ status: 'completed' }) },
    faults: [...faults, always('status', respond(200, states.at(-1) ?? {}))],
  };
}

/** A service that never comes to an end. */
export const NEVER_DONE: EmulatorOptions = { exportScript: () => ({ status: 'running' }) };

/** A fault that hits every request from now on. */
export function always(on: Fault['on'], ...actions: readonly FaultAction[]): Fault {
  return { on, times: 1_000, do: actions };
}

/** Hits one request, or several. */
export function once(on: Fault['on'], ...actions: readonly FaultAction[]): Fault {
  return { on, do: actions };
}

/** So many minutes that a deadline of this many seconds comes out. */
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

/** Puts a TCP fault proxy in front of the store: the links lead to it. */
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

/** A file that Node.js loads first, by which the runner's wall clock is off. */
export function withWrongClock(hours: number): RunOptions {
  const script = `const off = ${hours * 3_600_000}; const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + off); else super(...given); }
    static now() { return Real.now() + off; } };`;
  return { environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` } };
}

/** Inputs that have the bundle fetched and unpacked. */
export const FETCH: RunOptions = { inputs: { download: 'true', extract: 'true' } };

/** Waits until something is so. */
export async function until(condition: () => boolean, everyMs = 5): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, everyMs));
}

/** Waits until a request of an endpoint has arrived. */
export function requestArrived({ emulator }: CaseContext, endpoint: string): Promise<void> {
  return until(() => emulator.requests.some((request) => request.endpoint === endpoint));
}
