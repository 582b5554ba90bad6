/** Tasks that stand or fall together: the first failure stops the others, and nothing is left running behind. */
export class TaskGroup {
  /** Aborted by the parent, or by the first failure, with that as its reason. */
  readonly signal: AbortSignal;
  readonly #stop = new AbortController();
  readonly #tasks: Promise<void>[] = [];

  constructor(parent: AbortSignal) {
    this.signal = AbortSignal.any([parent, this.#stop.signal]);
  }

  /** Starts a task. Its result may be awaited; its failure reaches `end` in any case. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const running = task();
    this.#tasks.push(
      running.then(
        () => undefined,
        (error: unknown) => {
          // A second abort does nothing: the first reason stays.
          this.#stop.abort(error);
        },
      ),
    );
    return running;
  }

  /** Waits until every task has ended, those included that others start meanwhile. Throws the first failure. */
  async end(): Promise<void> {
    for (let settled = 0; settled < this.#tasks.length;) {
      const running = this.#tasks.slice(settled);
      settled += running.length;
      await Promise.all(running);
    }
    this.signal.throwIfAborted();
  }
}
