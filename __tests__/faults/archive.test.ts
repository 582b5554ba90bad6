import { ARCHIVE } from './archive.ts';
import { runChapter } from './run-chapter.ts';

runChapter(ARCHIVE);
