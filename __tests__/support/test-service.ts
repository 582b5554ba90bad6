import type { Fetch } from '../../src/http/fetch.ts';
import type { Clock } from '../../src/runner/clock.ts';
import type { Deadline } from '../../src/runner/deadline.ts';
import type { Logger } from '../../src/runner/logger.ts';
import { createRedactor } from '../../src/runner/redactor.ts';
import { createSender, type SendRequest } from '../../src/service/http.ts';

/** A deadline that is never reached. The signal can still be aborted. */
export function noDeadline(signal = new AbortController().signal): Deadline {
  const noop = (): void => undefined;
  return { signal, remainingMs: () => Infinity, abort: noop, lift: noop, dispose: noop };
}

/** A logger that records the lines of the log and ignores annotations. */
export function recordingLogger(lines: string[]): Logger {
  const ignore = (): void => undefined;
  return { debug: ignore, info: (line) => void lines.push(line), notice: ignore, warning: ignore, error: ignore };
}

/** Sends requests to the service with this fetch. */
export function createTestSender(
  fetch: Fetch,
  { clock, deadline, logger }: { clock: Clock; deadline: Deadline; logger: Logger },
): SendRequest {
  return createSender({
    baseUrl: new URL('https://api.example.com'),
    apiKey: 'key',
    secrets: createRedactor(),
    fetch,
    clock,
    logger,
    deadline,
    random: () => 0.5,
  });
}
