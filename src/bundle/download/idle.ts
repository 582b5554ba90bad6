import { TransportError } from '../../http/transport-error.ts';

/** Watches that bytes keep coming. */
export interface IdleWatch {
  /** Aborted with a `TransportError` `timeout` once nothing has come for too long. */
  readonly signal: AbortSignal;
  /** What `signal` is aborted with; undefined before. */
  readonly expired: TransportError | undefined;
  /** Something came. */
  touch(): void;
  /** Runs work that the network is not to blame for, such as a write to a slow disk. */
  aside<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

/** Starts to watch for `idleMs` milliseconds without a byte. */
export function watchIdle(idleMs: number): IdleWatch {
  const controller = new AbortController();
  let aside = 0;
  let expired: TransportError | undefined;
  const timer = setTimeout(() => {
    if (aside > 0) timer.refresh();
    else {
      expired = new TransportError('timeout', `no byte for ${idleMs / 1000} s`, { maybeProcessed: true });
      controller.abort(expired);
    }
  }, idleMs);
  return {
    signal: controller.signal,
    get expired() {
      return expired;
    },
    touch: () => {
      timer.refresh();
    },
    aside: async (work) => {
      aside += 1;
      try {
        return await work;
      } finally {
        aside -= 1;
        timer.refresh();
      }
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
