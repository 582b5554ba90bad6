import { ActionError } from '../errors.ts';
import { logLongPause, logOnce, logStateOnce } from '../jobs/job-context.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import { createProgressReporter } from '../jobs/progress-line.ts';
import { formatBytes, formatDuration } from '../runner/quantities.ts';
import type { BundleLink } from '../service/client.ts';
import { secretsOf } from '../service/link.ts';
import type { LinkSource } from './bundle.ts';
import type { ExportContext, JobRecord } from './export-job.ts';

/** Creates a job's link, and a new one when that is needed. */
export interface LinkProvider extends LinkSource {
  /** The newest link; throws when there is none yet. */
  current(): BundleLink;
  /**
   * Creates a new link once when the newest one is valid for less than `minMs`; warns when the new one is, too.
   *
   * @throws ActionError `link-unusable` when the new link has expired as well; when the link has expired and no new one can
   *   be created, the failure of that
   */
  ensureMinLifetime(minMs: number): Promise<void>;
}

/** The progress of a completed job whose bundle is not ready. */
const NOT_READY = { status: 'completed, bundle not ready', percent: undefined, pageCount: undefined } as const;

/** Creates the first link. After a 409 the wait goes on until the same deadline. */
async function waitForLink(job: JobRecord, context: ExportContext): Promise<BundleLink> {
  const { clock, deadline, inputs, logger, notes, service } = context;
  notes.timeline.begin('bundling');
  const progress = createProgressReporter(logger, clock);
  const startedMs = clock.monotonic();
  const attempt = async (): Promise<Attempt<BundleLink>> => {
    const response = await service.createBundleLink(job.jobId);
    job.refusal = response.kind === 'response' ? undefined : response.error;
    if (response.kind === 'response') return { done: true, value: response.value };
    logStateOnce(job, logger, 'The bundle is not ready yet (409); trying again');
    logLongPause(job, logger, response.retryAfterMs);
    return { done: false, retryAfterMs: response.retryAfterMs };
  };
  const onPending = (): void => {
    progress.report({ ...NOT_READY, waitedMs: clock.monotonic() - startedMs }, undefined);
  };
  const link = await poll({ ...context, signal: deadline.signal, maxPauseMs: inputs.maxPauseMs, attempt, onPending });
  notes.timeline.end('bundling');
  return link;
}

/** Sets the outputs to a link. */
function publishLink(link: BundleLink, { inputs, mask, outputs, redactor }: ExportContext): void {
  const secrets = secretsOf(link.url);
  for (const secret of secrets) redactor.add(secret);
  // A link that is signed in an unknown way must be masked, too.
  if (inputs.maskLink) for (const text of secrets.length === 0 ? [link.text] : secrets) mask(text);
  outputs.set('bundleUrl', link.text);
  // The expiry of an earlier link does not apply to this one.
  if (link.expiresAt === undefined) outputs.forget('expiresAt');
  outputs.set('expiresAt', link.expiresAt);
  outputs.set('sizeBytes', link.sizeBytes);
}

/** Such as "Bundle ready (4.2 MB): link valid for 15 min (until 2026-11-21T04:05:06Z), in output bundleUrl." */
function readyLine({ sizeBytes, expiresAt, lifeMs }: BundleLink): string {
  const size = sizeBytes === undefined ? '' : ` (${formatBytes(sizeBytes)})`;
  const duration = lifeMs === undefined || lifeMs <= 0 ? undefined : `for ${formatDuration(lifeMs)}`;
  const until = expiresAt === undefined ? undefined : `until ${expiresAt}`;
  if (duration === undefined && until === undefined) return `Bundle ready${size}: link in output bundleUrl.`;
  const validity = duration !== undefined && until !== undefined ? `${duration} (${until})` : (duration ?? until);
  return `Bundle ready${size}: link valid ${validity ?? ''}, in output bundleUrl.`;
}

function expiredAgain(expiresAt: string | undefined): ActionError {
  return new ActionError('link-unusable', 'The link had expired, and so had the new link that the service created.', {
    details: expiresAt === undefined ? [] : [`The new link expired at ${expiresAt}.`],
    hint: 'Check how long links of the service are valid, and check its clock. Then re-run the step with `job-id`.',
  });
}

/** Provides the links of a completed job. With the first one the time limit ends: it does not apply to the download. */
export function createLinkProvider(job: JobRecord, context: ExportContext): LinkProvider {
  const { clock, deadline, logger, service } = context;
  let newest: { readonly link: BundleLink; readonly createdMs: number } | undefined;
  const use = (link: BundleLink): BundleLink => {
    newest = { link, createdMs: clock.monotonic() };
    publishLink(link, context);
    return link;
  };
  /** Infinity while the expiry is unknown. */
  const remainingMs = (): number =>
    newest?.link.lifeMs === undefined ? Infinity : newest.link.lifeMs - (clock.monotonic() - newest.createdMs);
  const hasExpired = (): boolean => remainingMs() <= 0;
  const isTooShort = (minMs: number): boolean => hasExpired() || remainingMs() < minMs;

  /** The bundle was ready before, so a 409 is a failure now. */
  const renew = async (why: string): Promise<BundleLink> => {
    const response = await service.createBundleLink(job.jobId);
    if (response.kind !== 'response') throw response.error;
    logger.info(`${why}. Created a new link, in output bundleUrl.`);
    return use(response.value);
  };

  return {
    mint: async () => {
      const link = use(await waitForLink(job, context));
      logger.info(readyLine(link));
      logOnce(job, logger, link.parseWarnings);
      deadline.lift();
      return link;
    },
    renew: () => renew(hasExpired() ? 'The link had expired' : 'The host rejected the link'),
    hasExpired,
    current: () => {
      if (newest === undefined) throw new Error('There is no link yet.');
      return newest.link;
    },
    ensureMinLifetime: async (minMs) => {
      if (!isTooShort(minMs)) return;
      let why = 'The service does not issue longer-lived links.';
      try {
        await renew(`The link is valid for less than ${formatDuration(minMs)}`);
      } catch (error) {
        // A link that still works is better than none. An expired one is not.
        if (deadline.signal.aborted || hasExpired() || !(error instanceof ActionError)) throw error;
        why = `Could not create a new link: ${error.message}`;
      }
      if (!isTooShort(minMs)) return;
      if (hasExpired()) throw expiredAgain(newest?.link.expiresAt);
      const left = formatDuration(remainingMs());
      const message = `The link is valid for ${left}; \`min-link-minutes\` requires ${formatDuration(minMs)}. ${why}`;
      logger.warning(message, 'Link expires soon');
    },
  };
}
