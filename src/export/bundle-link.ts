import { ActionError } from '../errors.ts';
import { createProgressReporter } from '../jobs/progress-line.ts';
import { formatBytes, formatDuration } from '../runner/format.ts';
import type { BundleLink } from '../service/client.ts';
import { secretsOf } from '../service/link.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import type { LinkSource } from './bundle.ts';
import type { ExportCollaborators, JobRecord } from './export-job.ts';
import { logLongPause, logOnce, logStateOnce } from '../jobs/job-context.ts';

/** A job's link: mints it, and a fresh one where that is needed. */
export interface LinkProvider extends LinkSource {
  /** The newest link; throws when there is none yet. */
  current(): BundleLink;
  /**
   * Creates a new link once when the newest one is valid for less than `minMs`; warns when that does not help.
   *
   * @throws `link-unusable` when the new link has expired as well, and what creating a link throws while there is none that works
   */
  ensureMinLifetime(minMs: number): Promise<void>;
}

/** How the progress lines call a job whose bundle is not there yet. */
const NOT_READY = { status: 'completed, bundle not ready', percent: undefined, pageCount: undefined } as const;

/** Mints the link. A 409 means that the service has not finished after all: the wait goes on to the same deadline. */
async function waitForLink(
  job: JobRecord,
  maxPauseMs: number,
  collaborators: ExportCollaborators,
): Promise<BundleLink> {
  const { clock, deadline, logger, service } = collaborators;
  const progress = createProgressReporter(logger, clock);
  const startedMs = clock.monotonic();
  const attempt = async (): Promise<Attempt<BundleLink>> => {
    const answer = await service.createBundleLink(job.jobId);
    job.refusal = answer.kind === 'response' ? undefined : answer.error;
    if (answer.kind === 'response') return { done: true, value: answer.value };
    logStateOnce(job, logger, 'The bundle cannot be generated yet (409); asking again');
    logLongPause(job, logger, answer.retryAfterMs);
    return { done: false, retryAfterMs: answer.retryAfterMs };
  };
  const onPending = (): void => {
    progress.report({ ...NOT_READY, waitedMs: clock.monotonic() - startedMs }, undefined);
  };
  return poll({ ...collaborators, signal: deadline.signal, maxPauseMs, attempt, onPending });
}

/** Makes a link the one that later steps get. */
function publishLink(link: BundleLink, { mask, outputs, redactor }: ExportCollaborators): void {
  const secrets = secretsOf(link.url);
  for (const secret of secrets) {
    redactor.add(secret);
    mask?.(secret);
  }
  // A link signed in a way that is not known has to be masked all the same when that is asked for.
  if (secrets.length === 0) mask?.(link.text);
  outputs.set('bundleUrl', link.text);
  // What the service reported of an earlier link does not hold for this one.
  if (link.expiresAt === undefined) outputs.forget('expiresAt');
  outputs.set('expiresAt', link.expiresAt);
  outputs.set('sizeBytes', link.sizeBytes);
}

function announce({ sizeBytes, expiresAt, lifeMs }: BundleLink, { logger }: ExportCollaborators): void {
  const size = sizeBytes === undefined ? '' : ` (${formatBytes(sizeBytes)})`;
  const left = lifeMs === undefined || lifeMs <= 0 ? '' : `, for ${formatDuration(lifeMs)}`;
  const until = expiresAt === undefined ? '' : `, valid until ${expiresAt}${left}`;
  logger.info(`The bundle${size} is ready: its link is the output bundleUrl${until}.`);
}

function expiredAgain(expiresAt: string | undefined): ActionError {
  return new ActionError('link-unusable', 'The link had expired, and so had the new link that the service created.', {
    details: expiresAt === undefined ? [] : [`The new link expired at ${expiresAt}.`],
    hint: "Check how long the service's links are valid, and the clock of the service; then run the step again with `job-id`.",
  });
}

/** Opens the desk of a completed job. The first link ends `timeout-minutes`: what follows takes the time that it takes. */
export function createLinkProvider(
  job: JobRecord,
  maxPauseMs: number,
  collaborators: ExportCollaborators,
): LinkProvider {
  const { clock, deadline, logger, notes, service } = collaborators;
  let newest: { readonly link: BundleLink; readonly mintedMs: number } | undefined;
  const take = (link: BundleLink): BundleLink => {
    newest = { link, mintedMs: clock.monotonic() };
    publishLink(link, collaborators);
    return link;
  };
  const remainingMs = (): number | undefined =>
    newest?.link.lifeMs === undefined ? undefined : newest.link.lifeMs - (clock.monotonic() - newest.mintedMs);

  /** A further link for a bundle that has had one. That the job is not finished after all would be a failure now. */
  const renew = async (why: string): Promise<BundleLink> => {
    const answer = await service.createBundleLink(job.jobId);
    if (answer.kind !== 'response') throw answer.error;
    logger.info(`${why}; a fresh one is the output bundleUrl.`);
    return take(answer.value);
  };
  const hasExpired = (): boolean => (remainingMs() ?? Infinity) <= 0;
  const isShort = (minMs: number): boolean => hasExpired() || (remainingMs() ?? Infinity) < minMs;

  return {
    mint: async () => {
      notes.timeline.begin('bundling');
      const link = take(await waitForLink(job, maxPauseMs, collaborators));
      notes.timeline.end('bundling');
      announce(link, collaborators);
      logOnce(job, logger, link.parseWarnings);
      deadline.lift();
      return link;
    },
    renew: () => renew(hasExpired() ? 'The link had expired' : "The link's host refused the link"),
    hasExpired,
    current: () => {
      if (newest === undefined) throw new Error('There is no link yet.');
      return newest.link;
    },
    ensureMinLifetime: async (minMs) => {
      if (!isShort(minMs)) return;
      const asked = `\`min-link-minutes\` asks for ${formatDuration(minMs)}`;
      let why = 'The service does not issue longer-lived links.';
      try {
        await renew(`The link is good for less than ${formatDuration(minMs)}`);
      } catch (error) {
        // A link that still works is better than none; an expired one cannot be handed over.
        if (deadline.signal.aborted || hasExpired() || !(error instanceof ActionError)) throw error;
        why = `Could not create a new link: ${error.message}`;
      }
      if (!isShort(minMs)) return;
      if (hasExpired()) throw expiredAgain(newest?.link.expiresAt);
      const left = formatDuration(Math.max(0, remainingMs() ?? 0));
      logger.warning(`The link is good for ${left}; ${asked}. ${why}`, 'Link expires soon');
    },
  };
}
