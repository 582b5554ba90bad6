import { isRecord } from '../http/body.ts';
import type { Redactor } from '../runner/redactor.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The text fields that reach outputs, the summary or GitHub. A job's `error` is only shown, and redacted there. */
const TEXT_FIELDS = ['status', 'jobId', 'domain', 'bundleUrl', 'prLink', 'model'] as const;
const SOURCE_FIELDS = ['repository', 'ref'] as const;
/** The longest accepted bundle link; the other texts are shorter. */
const MAX_TEXT_LENGTH = 8_192;

/** A response's fields without the rejected texts, and the names of those. */
export interface CheckedFields {
  readonly fields: Fields;
  readonly rejected: readonly string[];
}

/** Removes the texts that contain a secret or are too long. Later steps could print them. */
export function withoutSecrets(body: Fields, { contains }: Pick<Redactor, 'contains'>): CheckedFields {
  const isRejected = (fields: Fields, name: string): boolean => {
    const value = fields[name];
    if (typeof value !== 'string') return false;
    // `checkLink` reports a link that is too long.
    return value.length > MAX_TEXT_LENGTH ? name !== 'bundleUrl' : contains(value);
  };
  const without = (fields: Fields, names: readonly string[]): Fields => ({
    ...fields,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  });
  const source = isRecord(body['source']) ? body['source'] : {};
  const inSource = SOURCE_FIELDS.filter((name) => isRejected(source, name));
  const own = TEXT_FIELDS.filter((name) => isRejected(body, name));
  const rejected = [...own, ...inSource.map((name) => `source.${name}`)];
  const checkedSource = inSource.length === 0 ? {} : { source: without(source, inSource) };
  return { fields: { ...without(body, own), ...checkedSource }, rejected };
}
