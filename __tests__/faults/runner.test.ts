import { runChapter } from './run-chapter.ts';
import { RUNNER } from './runner.ts';

runChapter(RUNNER);
