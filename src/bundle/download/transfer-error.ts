import { ActionError } from '../../errors.ts';
import { HttpError, isGone } from '../../http/http-error.ts';
import type { FailedRequest } from '../../http/retry.ts';
import { describeFault } from '../../http/transport-error.ts';

/** With a host without ranges every broken connection means a new start. */
const MAX_STARTS = 5;
/** A proxy's mistake happens once, a wrong length every time. */
const MAX_STARTS_FOR_LENGTH = 2;

/** What has been downloaded cannot be used: the download starts again, or fails with `final`. */
export class RestartDownload extends Error {
  override readonly name = 'RestartDownload';
  readonly noRanges: boolean;
  readonly final: ActionError;
  readonly maxStarts: number;

  constructor(reason: string, options: Partial<Pick<RestartDownload, 'noRanges' | 'final' | 'maxStarts'>> = {}) {
    super(reason);
    this.noRanges = options.noRanges ?? false;
    this.maxStarts = options.maxStarts ?? MAX_STARTS;
    this.final =
      options.final ??
      new ActionError('download-failed', `Could not download the bundle after several attempts: ${reason}.`, {
        hint: "Re-run the step. If it fails again, check the proxies between the runner and the link's host.",
      });
  }
}

export function incompleteBundle(problem: string): ActionError {
  return new ActionError('archive-damaged', `Bundle incomplete: ${problem}.`, {
    hint: 'Nothing was cached. Re-run the step with `job-id`. If it fails again, start a new export.',
  });
}

export function wrongLength(reportedBytes: number, delivered: string): RestartDownload {
  const problem = `the service reported ${reportedBytes} bytes, but the link's host sent ${delivered}`;
  return new RestartDownload(problem, { final: incompleteBundle(problem), maxStarts: MAX_STARTS_FOR_LENGTH });
}

export function lengthUnknown(maxBytes: number): ActionError {
  const message = `The bundle is larger than ${maxBytes} bytes, and its size was not reported.`;
  return new ActionError('archive-refused', message, {
    details: ["Neither the service (`sizeBytes`) nor the link's host (Content-Length) reported a size."],
    hint: "Nothing was cached. Check the response of the link's host. If the bundle is really this large, ask the service's support to report `sizeBytes`, or use a runner with a larger disk.",
  });
}

const RUN_AGAIN = 'Re-run the step.';
const NEW_EXPORT = "The link's host no longer has the bundle: start a new export with `domain`.";
const LINK_HOST = { name: "the link's host", address: 'the link' } as const;

export interface FailedRequestContext {
  readonly link: URL;
  /** The link, or where its redirects led. */
  readonly requested: URL;
  readonly hasExpired: boolean;
}

/** Names the hosts, never the link. */
function detailsOf({ link, requested, hasExpired }: FailedRequestContext, ...more: readonly string[]): string[] {
  const hosts =
    requested.host === link.host
      ? `Host of the link: ${link.host}.`
      : `Host of the link: ${link.host}, which redirected to ${requested.host}.`;
  const expiry = hasExpired ? ['The link had expired: its `expiresAt` has passed.'] : [];
  return [hosts, ...expiry, ...more.filter((line) => line !== '')];
}

function quoteHost(message: string): string {
  return message === '' ? '' : `Message from the host: ${message}`;
}

export function explainTransfer(failure: FailedRequest, context: FailedRequestContext): ActionError {
  const isStatus = failure instanceof HttpError;
  const { what, hint } = isStatus
    ? { what: `the host responded with ${failure.status}`, hint: isGone(failure) ? NEW_EXPORT : RUN_AGAIN }
    : describeFault(failure.fault, LINK_HOST);
  const details = isStatus
    ? detailsOf(context, failure.redirect, quoteHost(failure.serverMessage))
    : detailsOf(context, `Cause: ${failure.message}`);
  const code = !isStatus && failure.fault === 'certificate' ? 'certificate-rejected' : 'download-failed';
  return new ActionError(code, `Could not download the bundle: ${what}.`, { details, hint, cause: failure });
}

/** New links are refused as well, so the age of the link is not the reason. */
export function linksRefused(context: FailedRequestContext, serverMessage: string, tries: number): ActionError {
  return new ActionError('download-failed', `The link's host rejected ${tries} links in a row.`, {
    details: detailsOf(context, quoteHost(serverMessage)),
    hint: "Contact the service's support: its object store rejects the links that it creates. Also check whether a proxy changes requests.",
  });
}
