import type { Fetch } from '../../src/http/fetch.ts';
import type { Clock } from '../../src/runner/clock.ts';
import type { Deadline } from '../../src/runner/deadline.ts';
import type { Logger } from '../../src/runner/logger.ts';
import { createRedactor } from '../../src/runner/redactor.ts';
import { createExportService, type ExportService } from '../../src/service/client.ts';
import { createSender } from '../../src/service/http.ts';

/** A deadline that is never reached; the signal may be aborted all the same. */
export function noDeadline(signal = new AbortController().signal): Deadline {
  const nothing = (): void => undefined;
  return { signal, remainingMs: () => Infinity, abort: nothing, lift: nothing, dispose: nothing };
}

/** A logger that keeps the lines of the log, and drops annotations. */
export function recordingLogger(lines: string[]): Logger {
  const drop = (): void => undefined;
  return { debug: drop, info: (line) => void lines.push(line), notice: drop, warning: drop, error: drop };
}

/** The client of a service that is reached by this fetch. */
export function createTestService(
  fetch: Fetch,
  { clock, deadline, logger }: { clock: Clock; deadline: Deadline; logger: Logger },
): ExportService {
  const baseUrl = new URL('https://api.example.com');
  const send = createSender({
    baseUrl,
    apiKey: 'key',
    secrets: createRedactor(),
    fetch,
    clock,
    logger,
    deadline,
    random: () => 0.5,
  });
  return createExportService(send, baseUrl);
}
