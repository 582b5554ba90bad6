import type { EndpointName } from '../http/types.ts';
import type { Fault, FaultAction } from './types.ts';

interface Pending {
  readonly fault: Fault;
  skip: number;
  left: number;
}

/** The faults that wait for their request, in order of injection per endpoint. */
export class FaultQueue {
  readonly #pending: Pending[] = [];

  /**
   * Adds a fault behind those of the same endpoint.
   *
   * @throws RangeError when `times` or `after` is not a whole number of requests
   */
  inject(fault: Fault): void {
    const { times = 1, after = 0 } = fault;
    if (!Number.isInteger(times) || times < 1) throw new RangeError('times must be a whole number from 1');
    if (!Number.isInteger(after) || after < 0) throw new RangeError('after must be a whole number from 0');
    this.#pending.push({ fault, skip: after, left: times });
  }

  /** The actions that hit this request; none when it passes unharmed. */
  take(endpoint: EndpointName): readonly FaultAction[] {
    const first = this.#pending.find((pending) => pending.fault.on === endpoint);
    if (first === undefined) return [];
    if (first.skip > 0) {
      first.skip -= 1;
      return [];
    }
    first.left -= 1;
    if (first.left === 0) this.#pending.splice(this.#pending.indexOf(first), 1);
    return [first.fault.do].flat();
  }
}
