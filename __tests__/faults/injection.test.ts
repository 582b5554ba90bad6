import { INJECTION } from './injection.ts';
import { runChapter } from './run-chapter.ts';

runChapter(INJECTION);
