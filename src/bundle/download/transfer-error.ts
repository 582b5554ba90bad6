import { ActionError } from '../../errors.ts';
import { HttpError, isGone } from '../../http/http-error.ts';
import type { FailedRequest } from '../../http/retry.ts';
import { describeFault } from '../../http/transport-error.ts';

/** How often a transfer starts: with a host that serves no parts a break means a new start, and that has to end. */
const MAX_STARTS = 5;

/** How a transfer starts again, and how it ends when it does not. */
export interface StartAgainOptions {
  /** Whether the host has shown that it does not serve parts. */
  readonly noRanges?: boolean;
  /** What to report when there is no further start. */
  readonly final?: ActionError;
  /** How many starts there are in all where this is the reason. */
  readonly maxStarts?: number;
}

/** What has arrived is of no use any more: the transfer starts again, if it has not done so too often. */
export class RestartDownload extends Error {
  override readonly name = 'RestartDownload';
  /** Whether the host has shown that it does not serve parts. */
  readonly noRanges: boolean;
  /** What to report when there is no further start. */
  readonly final: ActionError;
  readonly maxStarts: number;

  constructor(why: string, { noRanges = false, final, maxStarts = MAX_STARTS }: StartAgainOptions = {}) {
    super(why);
    this.noRanges = noRanges;
    this.maxStarts = maxStarts;
    this.final =
      final ??
      new ActionError(
        'download-failed',
        `The bundle could not be fetched in one piece after several attempts: ${why}.`,
        {
          hint: 'Run the step again. If it keeps happening, look at what stands between the runner and the host of the link.',
        },
      );
  }
}

const RUN_AGAIN = 'Run the step again.';
const NEW_EXPORT = 'The bundle is gone from its host: start a new export with `domain`.';
const LINK_HOST = { name: "the link's host", address: 'the link' } as const;

/** What a failure is about: the link, where its redirects have led, and whether its own expiry has passed. */
export interface FailedPlace {
  readonly link: URL;
  readonly asked: URL;
  readonly hasExpired: boolean;
}

/** The hosts of a transfer, never more of their URLs: where the link leads, and where a redirect has led from there. */
function placeOf({ link, asked }: FailedPlace): string {
  const redirected = asked.host === link.host ? '' : `; it has redirected to ${asked.host}, which failed`;
  return `The link's host is ${link.host}${redirected}.`;
}

function expiryOf({ hasExpired }: FailedPlace): string[] {
  return hasExpired ? ['The link had expired: its `expiresAt` has passed.'] : [];
}

/** Turns a transfer's final failure into the error that a user reads. It names the hosts, never the link. */
export function explainTransfer(failure: FailedRequest, at: FailedPlace): ActionError {
  const place = placeOf(at);
  if (failure instanceof HttpError) {
    const said = failure.serverMessage === '' ? [] : [`The host says: ${failure.serverMessage}`];
    const words = failure.redirect === '' ? said : [failure.redirect, ...said];
    return new ActionError('download-failed', `The bundle could not be fetched: the host answered ${failure.status}.`, {
      details: [place, ...expiryOf(at), ...words],
      hint: isGone(failure) ? NEW_EXPORT : RUN_AGAIN,
      cause: failure,
    });
  }
  const { what, hint } = describeFault(failure.fault, LINK_HOST);
  const code = failure.fault === 'certificate' ? 'certificate-rejected' : 'download-failed';
  const details = [place, `The cause: ${failure.message}`];
  return new ActionError(code, `The bundle could not be fetched: ${what}.`, { details, hint, cause: failure });
}

/** Fresh links are refused, too: it is not the link's age. */
export function linksRefused(at: FailedPlace, words: string, tries: number): ActionError {
  return new ActionError('download-failed', `The link's host refused ${tries} links in a row.`, {
    details: [placeOf(at), ...expiryOf(at), ...(words === '' ? [] : [`The host says: ${words}`])],
    hint: "The service mints links that its object store does not accept: ask the service's support, or check what rewrites requests on the way.",
  });
}
