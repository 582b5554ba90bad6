/** Tasks that succeed or fail together: the first failure aborts the others. */
export class TaskGroup {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #tasks: Promise<unknown>[] = [];

  constructor(parent: AbortSignal) {
    this.signal = AbortSignal.any([parent, this.#controller.signal]);
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    const running = task();
    this.#tasks.push(
      running.catch((error: unknown) => {
        this.#controller.abort(error);
      }),
    );
    return running;
  }

  /** Waits for all tasks, including those that others start meanwhile. Throws the first failure. */
  async end(): Promise<void> {
    for (const task of this.#tasks) await task;
    this.signal.throwIfAborted();
  }
}
