import { runChapter } from './run-chapter.ts';
import { START } from './start.ts';

runChapter(START);
