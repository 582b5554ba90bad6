import type { EndpointName } from '../http/types.ts';
import type { Fault, FaultAction } from './types.ts';

interface Pending {
  readonly fault: Fault;
  skip: number;
  left: number;
}

export class FaultQueue {
  readonly #pending: Pending[] = [];

  /**
   * Adds a fault after the earlier ones for the same endpoint.
   *
   * @throws RangeError when `times` is not an integer from 1, or `after` not one from 0
   */
  inject(fault: Fault): void {
    const { times = 1, after = 0 } = fault;
    if (!Number.isInteger(times) || times < 1) throw new RangeError('times must be an integer of at least 1');
    if (!Number.isInteger(after) || after < 0) throw new RangeError('after must be an integer of at least 0');
    this.#pending.push({ fault, skip: after, left: times });
  }

  /** The actions to apply to the next request of an endpoint; empty for none. */
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
