import { isRecord, type Fields } from '../http/body.ts';
import type { Redactor } from '../runner/redactor.ts';

/** The text fields that reach outputs, the summary or GitHub. A job's `error` is only shown, and redacted there. */
const TEXT_FIELDS = ['status', 'jobId', 'domain', 'bundleUrl', 'prLink', 'model'];
const SOURCE_FIELDS = ['repository', 'ref'];
/** The longest accepted bundle link; the other texts are shorter. */
const MAX_TEXT_LENGTH = 8_192;

/** Removes the texts that contain a secret or are too long, since later steps could print them. `rejected` has their names. */
export function withoutSecrets(
  body: Fields,
  { contains }: Pick<Redactor, 'contains'>,
): { readonly fields: Fields; readonly rejected: readonly string[] } {
  const rejected: string[] = [];
  const accepted = (fields: Fields, names: readonly string[], prefix = ''): Fields => {
    const removed = names.filter((name) => {
      const value = fields[name];
      if (typeof value !== 'string') return false;
      // `checkLink` reports a link that is too long.
      return value.length > MAX_TEXT_LENGTH ? name !== 'bundleUrl' : contains(value);
    });
    rejected.push(...removed.map((name) => prefix + name));
    return { ...fields, ...Object.fromEntries(removed.map((name) => [name, undefined])) };
  };
  const fields = accepted(body, TEXT_FIELDS);
  const { source } = fields;
  return {
    fields: isRecord(source) ? { ...fields, source: accepted(source, SOURCE_FIELDS, 'source.') } : fields,
    rejected,
  };
}
