import { wordsOf } from '../site/text.ts';
import { diff, type Change } from './diff.ts';

/** How the text of a page changed. */
export interface TextChange {
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
  /** The first change in its sentence: `the port is [-80-] {+8080+} by default`. Empty when no word changed. */
  readonly excerpt: string;
}

/** Words around a change that the excerpt shows. */
const CONTEXT_WORDS = 6;

/** Words of a change that the excerpt shows. */
const SHOWN_WORDS = 16;

const MAX_EXCERPT_LENGTH = 300;

function shorten(words: readonly string[]): string {
  const shown = words.slice(0, SHOWN_WORDS).join(' ');
  return words.length > SHOWN_WORDS ? `${shown} …` : shown;
}

/** Words before or after a change; the space between them and it is part of them. */
function excerptOf(before: readonly string[], after: readonly string[], { from, to, newFrom, newTo }: Change): string {
  const start = Math.max(0, newFrom - CONTEXT_WORDS);
  const end = Math.min(after.length, newTo + CONTEXT_WORDS);
  const parts = [
    start > 0 ? '…' : '',
    after.slice(start, newFrom).join(' '),
    from < to ? `[-${shorten(before.slice(from, to))}-]` : '',
    newFrom < newTo ? `{+${shorten(after.slice(newFrom, newTo))}+}` : '',
    after.slice(newTo, end).join(' '),
    end < after.length ? '…' : '',
  ];
  const text = parts.filter((part) => part !== '').join(' ');
  return text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : text;
}

const NO_CHANGE: TextChange = { wordsAdded: 0, wordsRemoved: 0, excerpt: '' };

function join(a: TextChange, b: TextChange): TextChange {
  return {
    wordsAdded: a.wordsAdded + b.wordsAdded,
    wordsRemoved: a.wordsRemoved + b.wordsRemoved,
    excerpt: a.excerpt === '' ? b.excerpt : a.excerpt,
  };
}

/** Compares the text of two states of a page, block by block and then word by word. */
export function compareText(before: readonly string[], after: readonly string[]): TextChange {
  return diff(before, after)
    .map((change) => {
      const old = before.slice(change.from, change.to).flatMap(wordsOf);
      const now = after.slice(change.newFrom, change.newTo).flatMap(wordsOf);
      return diff(old, now)
        .map((words) => ({
          wordsAdded: words.newTo - words.newFrom,
          wordsRemoved: words.to - words.from,
          excerpt: excerptOf(old, now, words),
        }))
        .reduce(join, NO_CHANGE);
    })
    .reduce(join, NO_CHANGE);
}
