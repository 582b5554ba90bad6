import { ActionError, assertNever } from '../../errors.ts';
import { HttpError, isGone } from '../../net/http-error.ts';
import type { FailedRequest } from '../../net/retry.ts';
import type { TransportFault } from '../../net/transport-error.ts';

/** What has arrived is of no use any more: the transfer begins anew, if it has not done so too often. */
export class StartAgain extends Error {
  override readonly name = 'StartAgain';
  /** Whether the host has shown that it does not serve parts. */
  readonly noRanges: boolean;
  /** What to report when there is no further start. */
  readonly final: ActionError;

  constructor(why: string, noRanges: boolean, final?: ActionError) {
    super(why);
    this.noRanges = noRanges;
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
const REACH = "Check that the runner may reach the link's host: firewall, DNS, `https_proxy` and `no_proxy`.";

function explainFault(fault: TransportFault): { readonly what: string; readonly hint: string } {
  switch (fault) {
    case 'refused':
      return { what: 'the connection was refused', hint: REACH };
    case 'host-unknown':
      return { what: 'the host name of the link is not known', hint: REACH };
    case 'unreachable':
    case 'port-refused':
      return { what: "the link's host could not be reached", hint: REACH };
    case 'proxy':
    case 'proxy-refused':
      return {
        what: 'the proxy did not let the connection through',
        hint: 'Check `https_proxy` (address, user and password), or exempt the host of the link with `no_proxy`.',
      };
    case 'certificate':
      return {
        what: "the certificate of the link's host is not trusted",
        hint: 'With a private CA set NODE_EXTRA_CA_CERTS to its PEM file in the environment of the step.',
      };
    case 'timeout':
      return { what: 'no byte came for a long time, again and again', hint: RUN_AGAIN };
    case 'interrupted':
    case 'too-large':
    case 'malformed':
      return { what: 'the connection broke again and again', hint: RUN_AGAIN };
    default:
      return assertNever(fault);
  }
}

/** The hosts of a transfer, never more of their URLs: where the link leads, and where a redirect has led from there. */
function placeOf(link: URL, asked: URL): string {
  const redirected = asked.host === link.host ? '' : `; it has redirected to ${asked.host}, which failed`;
  return `The link's host is ${link.host}${redirected}.`;
}

/** Turns a transfer's final failure into the error that a user reads. It names the hosts, never the link. */
export function explainTransfer(failure: FailedRequest, link: URL, asked: URL): ActionError {
  const place = placeOf(link, asked);
  if (failure instanceof HttpError) {
    const said = failure.serverMessage === '' ? [] : [`The host says: ${failure.serverMessage}`];
    const words = failure.redirect === '' ? said : [failure.redirect, ...said];
    return new ActionError('download-failed', `The bundle could not be fetched: the host answered ${failure.status}.`, {
      details: [place, ...words],
      hint: isGone(failure) ? NEW_EXPORT : RUN_AGAIN,
      cause: failure,
    });
  }
  const { what, hint } = explainFault(failure.fault);
  const code = failure.fault === 'certificate' ? 'certificate-rejected' : 'download-failed';
  const details = [place, `The cause: ${failure.message}`];
  return new ActionError(code, `The bundle could not be fetched: ${what}.`, { details, hint, cause: failure });
}

/** Fresh links are refused, too: it is not the link's age. */
export function linksRefused(link: URL, asked: URL, words: string, tries: number): ActionError {
  return new ActionError('download-failed', `The link's host refused ${tries} links in a row.`, {
    details: [placeOf(link, asked), ...(words === '' ? [] : [`The host says: ${words}`])],
    hint: "The service mints links that its object store does not accept: ask the service's support, or check what rewrites requests on the way.",
  });
}
