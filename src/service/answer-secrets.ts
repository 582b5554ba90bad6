import { isRecord } from '../http/body.ts';
import type { Redactor } from '../runner/redactor.ts';

type Fields = Readonly<Record<string, unknown>>;

/** No link may be longer, and every other text is shorter. Bounded, since every text is searched. */
const MAX_VALUE_LENGTH = 8_192;
/** An answer has some ten fields. */
const MAX_FIELDS = 100;

/** An answer's fields without the texts that must not be handed on, and the names of those fields. */
export interface CheckedFields {
  readonly fields: Fields;
  readonly leftOut: readonly string[];
}

/**
 * Leaves out the texts of an answer that contain a secret or are too long to be searched: they would reach outputs, the summary
 * and GitHub. A job's `error` stays, since it is only shown. Fields of objects inside objects are left out, too: none is read.
 */
export function withoutSecrets(answer: Fields, { contains }: Pick<Redactor, 'contains'>): CheckedFields {
  const leftOut: string[] = [];
  const isRefused = (name: string, value: unknown): boolean => {
    if (typeof value !== 'string' || name === 'error') return false;
    // A link that is too long is refused with a message of its own.
    return value.length > MAX_VALUE_LENGTH ? name !== 'bundleUrl' : contains(value);
  };
  const check = (fields: Fields, path: string): Fields =>
    Object.fromEntries(
      Object.entries(fields)
        .slice(0, MAX_FIELDS)
        .flatMap(([name, value]) => {
          if (isRecord(value)) return path === '' ? [[name, check(value, `${name}.`)]] : [];
          if (!isRefused(path + name, value)) return [[name, value]];
          leftOut.push(path + name);
          return [];
        }),
    );
  return { fields: check(answer, ''), leftOut };
}
