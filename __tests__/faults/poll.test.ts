import { POLL } from './poll.ts';
import { runChapter } from './run-chapter.ts';

runChapter(POLL);
