import { serveBatches } from './site/page-workers.ts';

serveBatches();
