import { ActionError } from '../errors.ts';
import type { Checked } from './input-rules.ts';

/** Reads inputs and remembers every mistake in them. */
export class InputReader<Name extends string> {
  readonly #mistakes: string[] = [];
  readonly #read: (name: Name) => string;

  /** @param read gives an input's text, or its default when it is empty */
  constructor(read: (name: Name) => string) {
    this.#read = read;
  }

  /** The input's text without the blanks around it; its default when it is empty. */
  text(name: Name): string {
    return this.#read(name);
  }

  /** Remembers a mistake; `what` is the rest of a sentence that begins with the input's name. */
  mistake(name: Name, what: string): void {
    this.#mistakes.push(`\`${name}\` ${what}`);
  }

  /** The checked input; undefined when it is empty, or when it is wrong, which is remembered. */
  optional<T>(name: Name, parse: (text: string) => Checked<T>): T | undefined {
    const text = this.text(name);
    if (text === '') return undefined;
    const checked = parse(text);
    if (checked.ok) return checked.value;
    this.mistake(name, checked.mistake);
    return undefined;
  }

  /** The same for an input that must not be empty. */
  required<T>(name: Name, parse: (text: string) => Checked<T>, missing = 'is required.'): T | undefined {
    if (this.text(name) === '') this.mistake(name, missing);
    return this.optional(name, parse);
  }

  /** Whether there is a mistake so far. */
  get failed(): boolean {
    return this.#mistakes.length > 0;
  }

  /** The failure that lists every mistake. */
  error(): ActionError {
    const count = this.#mistakes.length === 1 ? 'An input needs' : `${this.#mistakes.length} inputs need`;
    return new ActionError('invalid-input', `${count} to be corrected. Nothing was sent.`, {
      details: this.#mistakes,
      hint: 'The README describes every input.',
    });
  }
}
