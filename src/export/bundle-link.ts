import { ActionError } from '../errors.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import { formatBytes, formatDuration } from '../runner/quantities.ts';
import type { SomeValues } from '../runner/outputs.ts';
import { createBundleLink, type BundleLink } from '../service/client.ts';
import { secretsOf } from '../service/link.ts';
import type { ExportContext, JobRecord } from './export-job.ts';
import type { ExportValues } from './export-outputs.ts';

export interface LinkProvider {
  mint(): Promise<BundleLink>;
  renew(): Promise<BundleLink>;
  hasExpired(): boolean;
  /** Creates a new link if the newest one is valid for less than `minMs`. Throws if the newest one has expired then. */
  ensureMinLifetime(minMs: number): Promise<void>;
}

/** Creates the first link. After a 409 the wait goes on until the same deadline. */
async function waitForLink({ jobId, log }: JobRecord, context: ExportContext): Promise<BundleLink> {
  const { inputs, notes, send } = context;
  let refusal: ActionError | undefined;
  const attempt = async (): Promise<Attempt<BundleLink>> => {
    const response = await createBundleLink(send, jobId, inputs.baseUrl);
    if (response.kind === 'link') return { done: true, value: response.link };
    refusal = response.error;
    log.once('state', 'The bundle is not ready yet (409); retrying');
    log.longPause(response.retryAfterMs);
    return { done: false, retryAfterMs: response.retryAfterMs };
  };
  notes.timeline.begin('bundle');
  try {
    return await poll(context, attempt, ({ waitedMs }) => {
      log.progress({ status: 'completed, bundle not ready', waitedMs });
    });
  } catch (error) {
    throw refusal && error instanceof ActionError ? error.withDetails(refusal.message, ...refusal.details) : error;
  } finally {
    notes.timeline.end('bundle');
  }
}

function publishLink({ url, text, expiresAt, sizeBytes }: BundleLink, context: ExportContext): void {
  const { inputs, mask, outputs, redactor } = context;
  const secrets = secretsOf(url);
  for (const secret of secrets) redactor.add(secret);
  // A link that is signed in an unknown way must be masked, too.
  if (inputs.maskLink) for (const secret of secrets.length === 0 ? [text] : secrets) mask(secret);
  // The expiry of an earlier link does not apply to this one.
  outputs.forget('expiresAt');
  outputs.setAll({ bundleUrl: text, expiresAt, sizeBytes });
}

function readyLine({ sizeBytes, expiresAt, lifeMs = 0 }: BundleLink): string {
  const size = sizeBytes === undefined ? '' : ` (${formatBytes(sizeBytes)})`;
  if (expiresAt === undefined) return `Bundle ready${size}: link in output bundleUrl.`;
  const validity = lifeMs > 0 ? `for ${formatDuration(lifeMs)} (until ${expiresAt})` : `until ${expiresAt}`;
  return `Bundle ready${size}: link valid ${validity}, in output bundleUrl.`;
}

function expiredAgain({ expiresAt = 'an unknown time' }: SomeValues<ExportValues>): ActionError {
  return new ActionError(
    'link-unusable',
    'The link had expired, and the new link from the service had already expired as well.',
    {
      details: [`The new link expired at ${expiresAt}.`],
      hint: 'Check how long the links of the service are valid, and check the clock of the service. Then re-run the step with `job-id`.',
    },
  );
}

/** Provides the links of a completed job. With the first one the time limit ends: it does not apply to the download. */
export function createLinkProvider(job: JobRecord, context: ExportContext): LinkProvider {
  const { clock, deadline, inputs, logger, send } = context;
  let expiresMs = Infinity;
  const remainingMs = (): number => expiresMs - clock.monotonic();
  const hasExpired = (): boolean => remainingMs() <= 0;
  const use = (link: BundleLink): BundleLink => {
    expiresMs = clock.monotonic() + (link.lifeMs ?? Infinity);
    publishLink(link, context);
    return link;
  };
  /** The bundle was ready before, so a 409 is a failure now. */
  const renew = async (why: string): Promise<BundleLink> => {
    const response = await createBundleLink(send, job.jobId, inputs.baseUrl);
    if (response.kind === 'not-finished') throw response.error;
    logger.info(`${why}. Created a new link, in output bundleUrl.`);
    return use(response.link);
  };
  return {
    mint: async () => {
      const link = use(await waitForLink(job, context));
      logger.info(readyLine(link));
      for (const text of link.parseWarnings) job.log.once('response', text);
      deadline.lift();
      return link;
    },
    renew: () => renew(hasExpired() ? 'The link had expired' : 'The host rejected the link'),
    hasExpired,
    ensureMinLifetime: async (minMs) => {
      const isTooShort = (): boolean => hasExpired() || remainingMs() < minMs;
      if (!isTooShort()) return;
      let why = 'The service does not issue longer-lived links.';
      try {
        await renew(`The link is valid for less than ${formatDuration(minMs)}`);
      } catch (error) {
        // A link that still works is better than none. An expired one is not.
        if (deadline.signal.aborted || hasExpired() || !(error instanceof ActionError)) throw error;
        why = `Could not create a new link: ${error.message}`;
      }
      if (hasExpired()) throw expiredAgain(context.outputs.known());
      if (!isTooShort()) return;
      const left = formatDuration(remainingMs());
      const message = `The link is valid for ${left}; \`min-link-minutes\` requires ${formatDuration(minMs)}. ${why}`;
      logger.warning(message, 'Link expires soon');
    },
  };
}
