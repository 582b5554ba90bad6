import { expect, it } from '@jest/globals';
import { createLinkProvider } from '../../../src/export/bundle-link.ts';
import type { Fetch } from '../../../src/http/fetch.ts';
import { createTimeline } from '../../../src/export/timeline.ts';
import { createRedactor } from '../../../src/runner/redactor.ts';
import { exportServiceOver, keepingLogger, noDeadline } from '../../support/export-service.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

it('a bundle that takes minutes to be ready is waited for with a line every while', async () => {
  const clock = createFakeClock();
  const [deadline, lines] = [noDeadline(), [] as string[]];
  const logger = keepingLogger(lines);
  const bundle = { jobId: 'se_1', bundleUrl: 'https://bundles.example.com/b.tar.gz?sig=0123456789abcdef' };
  const fetch: Fetch = () =>
    Promise.resolve(clock.now() < 120_000 ? new Response('{}', { status: 409 }) : Response.json(bundle));
  const desk = createLinkProvider(
    { jobId: 'se_1', startedMs: 0, latest: undefined, refusal: undefined, logged: new Set() },
    5_000,
    {
      ...{ clock, deadline, logger, environment: {}, mask: undefined, random: () => 0.5 },
      service: exportServiceOver(fetch, { clock, deadline, logger }),
      outputs: { set: () => undefined, forget: () => undefined, known: () => ({}), publish: () => undefined },
      notes: { timeline: createTimeline(clock), unpackedPages: undefined },
      redactor: createRedactor(),
    },
  );
  await desk.mint();
  const waiting = lines.filter((line) => line.startsWith('completed, bundle not ready'));
  expect(waiting[0]).toBe('completed, bundle not ready');
  expect(waiting.slice(1).every((line) => / · .* waited$/.test(line))).toBe(true);
  // At most as far apart as a line is due and a poll comes after that: 15 s.
  expect(waiting.length).toBeGreaterThanOrEqual(120 / 15);
  expect(waiting.length).toBeLessThanOrEqual(120 / 10 + 1);
});
