import { ActionError } from '../errors.ts';

/** A checked value, or why it is not valid. For an input, `reason` is the rest of a sentence that begins with its name. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function refuse(reason: string): Checked<never> {
  return { ok: false, reason };
}

export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

export function parseLine(text: string, maxLength: number): Checked<string> {
  const isLine = text.length <= maxLength && !/\p{Cc}/u.test(text);
  return isLine ? accept(text) : refuse(`must be one line of at most ${maxLength} characters.`);
}

/** One token that can be part of a header. The mistake contains no part of it. */
export function parseToken(text: string): Checked<string> {
  return /^[\x21-\x7e]+$/.test(text)
    ? accept(text)
    : refuse('must be one line without spaces, such as ${{ github.token }}.');
}

export function parseChoice<const Choice extends string>(text: string, choices: readonly Choice[]): Checked<Choice> {
  const choice = choices.find((candidate) => candidate === text);
  const names = choices.map((word) => `\`${word}\``).join(' or ');
  return choice === undefined ? refuse(`must be ${names}.`) : accept(choice);
}

/** `never`, which is an empty list, or a list of choices separated by commas or lines. */
export function parseFailOn<const Choice extends string>(
  text: string,
  choices: readonly Choice[],
): Checked<readonly Choice[]> {
  const names = linesOf(text.replaceAll(',', '\n'));
  if (names.length === 1 && names[0] === 'never') return accept([]);
  const known = choices.filter((choice) => names.includes(choice));
  if (known.length > 0 && known.length === new Set(names).size) return accept(known);
  const list = new Intl.ListFormat('en-GB').format(choices.map((choice) => `\`${choice}\``));
  return refuse(`must be \`never\` or a list of ${list}.`);
}

export function parsePath(text: string): Checked<string> {
  return text.includes('\0') ? refuse('must be a path.') : accept(text);
}

/** A boolean of YAML's core schema (YAML 1.2.2, section 10.3.2), as in the toolkit; `yes` and `1` are not accepted. */
export function parseBoolean(text: string): Checked<boolean> {
  if (!/^(true|True|TRUE|false|False|FALSE)$/.test(text)) return refuse('must be `true` or `false`.');
  return accept(text.toLowerCase() === 'true');
}

interface DecimalRule {
  readonly what: string;
  readonly min: number;
  readonly max: number;
  readonly factor?: number;
}

/** `factor`: what the result is multiplied by, such as 60,000 for minutes in milliseconds. */
export function parseDecimal(text: string, { what, min, max, factor = 1 }: DecimalRule): Checked<number> {
  const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  const isInRange = value >= min && value <= max;
  return isInRange ? accept(value * factor) : refuse(`must be a ${what} from ${min} to ${max}, such as 30.`);
}

export type ValidInputs<T, Optional> = {
  readonly [Name in keyof T]: Name extends Optional ? T[Name] : Exclude<T[Name], undefined>;
};

/** Reads inputs and collects the mistakes in them, so that one run shows them all. */
export class InputReader<Name extends string> {
  /** An input's text, or its default when it is empty. */
  readonly text: (name: Name) => string;
  readonly #document: string;
  readonly #mistakes: string[] = [];

  constructor(text: (name: Name) => string, document: string) {
    this.text = text;
    this.#document = document;
  }

  /** Adds a mistake: `what` is the rest of a sentence that begins with the input's name. */
  mistake(name: Name, what: string): void {
    this.#mistakes.push(`\`${name}\` ${what}`);
  }

  /** The checked input; undefined when it is empty or wrong. */
  optional<T>(name: Name, parse: (text: string) => Checked<T>): T | undefined {
    const text = this.text(name);
    if (text === '') return undefined;
    const checked = parse(text);
    if (checked.ok) return checked.value;
    this.mistake(name, checked.reason);
    return undefined;
  }

  required<T>(name: Name, parse: (text: string) => Checked<T>, missing = 'is required.'): T | undefined {
    if (this.text(name) === '') this.mistake(name, missing);
    return this.optional(name, parse);
  }

  /** Throws `invalid-input` with every mistake. */
  finish<T extends object, Optional extends keyof T>(
    inputs: T,
    optional: readonly Optional[],
  ): ValidInputs<T, Optional> {
    const isValid = (read: T): read is T & ValidInputs<T, Optional> =>
      Object.entries(read).every(([name, value]) => value !== undefined || optional.some((key) => key === name));
    if (this.#mistakes.length === 0 && isValid(inputs)) return inputs;
    const count = this.#mistakes.length === 1 ? 'One input is' : `${this.#mistakes.length} inputs are`;
    throw new ActionError('invalid-input', `${count} invalid. No request was sent.`, {
      details: this.#mistakes,
      hint: `Correct the inputs. They are described in ${this.#document}`,
    });
  }
}
