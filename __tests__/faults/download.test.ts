import { DOWNLOAD } from './download.ts';
import { runChapter } from './run-chapter.ts';

runChapter(DOWNLOAD);
