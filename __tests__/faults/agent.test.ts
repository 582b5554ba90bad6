import { AGENT } from './agent.ts';
import { runChapter } from './run-chapter.ts';

runChapter(AGENT);
