import { NETWORK } from './network.ts';
import { runChapter } from './run-chapter.ts';

runChapter(NETWORK);
