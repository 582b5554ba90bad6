/** Why there is no complete, usable response. */
export type TransportFault =
  | 'refused'
  | 'host-unknown'
  | 'unreachable'
  | 'proxy'
  | 'proxy-refused'
  | 'certificate'
  | 'timeout'
  | 'interrupted'
  | 'not-http'
  | 'too-large'
  | 'malformed';

/** A request without a usable response. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly fault: TransportFault;
  /** Whether the server may have processed the request: false only when that is impossible. */
  readonly maybeProcessed: boolean;

  constructor(fault: TransportFault, message: string, options: { maybeProcessed: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.fault = fault;
    this.maybeProcessed = options.maybeProcessed;
  }
}

/** System and undici error codes of requests that were never sent (Node.js and undici error documentation). */
const NEVER_SENT: Readonly<Record<string, TransportFault>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'unreachable',
  ENETDOWN: 'unreachable',
  EACCES: 'unreachable',
  EMFILE: 'unreachable',
  ENFILE: 'unreachable',
  EPROTO: 'unreachable',
};

/** OpenSSL's verification results as Node.js names them (documentation of `tls`, X509 certificate error codes). */
const CERTIFICATE =
  /^(CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/;

interface RootCause {
  readonly code: string;
  readonly message: string;
  readonly name: string;
}

/** The innermost cause with the innermost code: Octokit and undici wrap the socket's error. */
function rootCause(error: unknown): RootCause {
  let current: unknown = error;
  let found: RootCause = { code: '', message: '', name: '' };
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : found.code;
    found = { code, message: current.message || found.message, name: current.name };
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return found;
}

/**
 * undici's parser errors have llhttp's codes, or none and this name. A status code below 100 fails an assertion. A response that
 * ends early is a closed connection, though.
 */
function isParserError({ code, message, name }: RootCause): boolean {
  if (/invalid eof state/i.test(message) || code === 'HPE_INVALID_EOF_STATE') return false;
  return name === 'HTTPParserError' || /^HPE_|^(?:UND_ERR_HEADERS_OVERFLOW|ERR_ASSERTION)$/.test(code);
}

/** Classifies an error of the HTTP client by its code. An unknown error counts as a closed connection. */
export function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const root = rootCause(error);
  const { code, message } = root;
  if (CERTIFICATE.test(code)) {
    return new TransportError('certificate', `${code}: ${message}`, { maybeProcessed: false, cause: error });
  }
  // A handshake that fails comes before the request.
  const fault = NEVER_SENT[code] ?? (/^ERR_SSL_|^ERR_TLS_/.test(code) ? 'unreachable' : undefined);
  if (fault) return new TransportError(fault, code, { maybeProcessed: false, cause: error });
  if (isParserError(root)) return new TransportError('not-http', message, { maybeProcessed: true, cause: error });
  return new TransportError('interrupted', code || message || 'unknown', { maybeProcessed: true, cause: error });
}

/** A proxy's response to CONNECT, in undici's message. */
const PROXY_STATUS = /\bProxy [^(]*\((\d{3})\)/;

/**
 * Classifies an error of a request through a proxy. A proxy that is not reachable, or responds with 5xx or 429, may recover; any
 * other refusal is final.
 */
export function toProxyError(error: unknown): TransportError {
  const { code, message } = rootCause(error);
  const status = Number(PROXY_STATUS.exec(message)?.[1]);
  if (status > 0) {
    const fault = status >= 500 || status === 429 ? 'proxy' : 'proxy-refused';
    return new TransportError(fault, `the proxy responded with ${status}`, { maybeProcessed: false, cause: error });
  }
  if (code.startsWith('UND_ERR_PRX_') || NEVER_SENT[code] !== undefined) {
    return new TransportError('proxy', `the proxy: ${code}`, { maybeProcessed: false, cause: error });
  }
  return toTransportError(error);
}

/** Whose failure a message is about. */
export interface FailedHost {
  /** As the subject of a sentence: "the service". */
  readonly name: string;
  /** Where its address comes from: "`base-url`". */
  readonly address: string;
}

/** What happened, as a clause, and what to do. */
export interface FaultText {
  readonly what: string;
  readonly hint: string;
}

const NO_PROXY = 'or exclude the host with `no_proxy`.';

/** The text for each fault. `too-large` and `malformed` are about the content, which the caller knows. */
export function describeFault(fault: TransportFault, { name, address }: FailedHost): FaultText {
  const reachable = `Check ${address}, and that the runner can reach its host: firewall, DNS, \`https_proxy\` and \`no_proxy\`.`;
  const rerun = `If the problem persists, check the status of ${name} and the network between it and the runner.`;
  const texts: Readonly<Record<TransportFault, FaultText>> = {
    refused: { what: 'the connection was refused', hint: reachable },
    'host-unknown': {
      what: `the host name in ${address} could not be resolved`,
      hint: `Check ${address}, and that the runner's DNS server can resolve the name. Behind a proxy, set \`https_proxy\`.`,
    },
    unreachable: { what: 'the host could not be reached', hint: reachable },
    proxy: {
      what: 'the proxy could not be reached, or could not connect to the host',
      hint: `Check \`https_proxy\` (address, user and password), ${NO_PROXY}`,
    },
    'proxy-refused': {
      what: 'the proxy refused the connection',
      hint: `Check \`https_proxy\` (address, user and password), ${NO_PROXY}`,
    },
    certificate: {
      what: `the certificate of ${name} is not trusted`,
      hint: 'For a private CA, set NODE_EXTRA_CA_CERTS to its PEM file in the environment of the step. Otherwise check the clock of the runner.',
    },
    timeout: { what: `${name} did not respond in time`, hint: `Re-run the step. ${rerun}` },
    interrupted: { what: 'the connection was closed', hint: `Re-run the step. ${rerun}` },
    'not-http': {
      what: `${name} sent a response that is not valid HTTP`,
      hint: `Check the host and port in ${address}, and any proxies or gateways in between.`,
    },
    'too-large': { what: 'the response is too large', hint: `Check ${address}.` },
    malformed: { what: 'the response is not valid', hint: `Check ${address}.` },
  };
  return texts[fault];
}
