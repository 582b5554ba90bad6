import { LINK } from './link.ts';
import { runChapter } from './run-chapter.ts';

runChapter(LINK);
