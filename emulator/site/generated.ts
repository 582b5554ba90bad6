import type { Page } from './pages.ts';

const WORDS = [
  'archive bundle cache deploy export folder gateway header index journal key link manifest notice origin page',
  'query release schema token update version worker',
]
  .join(' ')
  .split(' ');

const SENTENCES_PER_PAGE = 60;
const WORDS_PER_SENTENCE = 12;

/** Pages with reproducible random text for load tests, each linked to the previous and next one. */
export function generatedPages(count: number): Page[] {
  const digits = Math.max(3, String(count).length);
  return Array.from({ length: count }, (_, index) => {
    const name = (number: number): string => String(number).padStart(digits, '0');
    const number = index + 1;
    const path = `generated/${name(number)}`;
    const title = `Generated page ${name(number)}`;
    const links = [
      number > 1 ? `[Previous](./${name(number - 1)}.md)` : '',
      number < count ? `[Next](./${name(number + 1)}.md)` : '',
    ].filter((link) => link !== '');
    const load = (): Promise<string> => Promise.resolve(`# ${title}\n\n${prose(number)}\n\n${links.join(' · ')}\n`);
    return { path, source: `${path}.md`, title, generated: true, load };
  });
}

function prose(seed: number): string {
  const next = randomNumbers(seed);
  const sentences = Array.from({ length: SENTENCES_PER_PAGE }, () =>
    Array.from({ length: WORDS_PER_SENTENCE }, () => WORDS[next() % WORDS.length] ?? '').join(' '),
  );
  return sentences.map((sentence, index) => `${sentence}.${index % 6 === 5 ? '\n\n' : ''}`).join(' ');
}

/** A linear congruential generator. The only requirement is that it is reproducible. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
