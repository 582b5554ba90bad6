/** Why no complete answer came. */
export type TransportFault =
  | 'refused'
  | 'host-unknown'
  | 'unreachable'
  | 'port-refused'
  | 'proxy'
  | 'proxy-refused'
  | 'certificate'
  | 'timeout'
  | 'interrupted'
  | 'not-http'
  | 'too-large'
  | 'malformed';

/** A request that got no usable answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly fault: TransportFault;
  /** Whether the server may have acted on the request: false only when that is ruled out. */
  readonly maybeProcessed: boolean;

  constructor(fault: TransportFault, message: string, options: { maybeProcessed: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.fault = fault;
    this.maybeProcessed = options.maybeProcessed;
  }
}

/** System and undici error codes that say that the request never left (Node.js and undici error documentation). */
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

/**
 * Whether undici reports a response that is not valid HTTP. Its parser's errors have llhttp's codes, or no code and this name;
 * a status code below 100 fails an assertion. A response that ended early is an interrupted connection instead.
 */
function isNotHttp({ code, message, name }: Root): boolean {
  if (/invalid eof state/i.test(message) || code === 'HPE_INVALID_EOF_STATE') return false;
  return name === 'HTTPParserError' || /^HPE_|^(?:UND_ERR_HEADERS_OVERFLOW|ERR_ASSERTION)$/.test(code);
}

interface Root {
  readonly code: string;
  readonly message: string;
  readonly name: string;
}

/** The error's code, looked for down the chain of causes: fetch wraps the error of the socket. */
function rootOf(error: unknown): Root {
  let current: unknown = error;
  let found: Root = { code: '', message: '', name: '' };
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : found.code;
    found = { code, message: current.message || found.message, name: current.name };
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return found;
}

/** Classifies what a fetch rejected with, by its code; an error nobody knows counts as an interrupted connection. */
export function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const root = rootOf(error);
  const { code, message } = root;
  if (CERTIFICATE.test(code)) {
    return new TransportError('certificate', `${code}: ${message}`, { maybeProcessed: false, cause: error });
  }
  // The runtime's fetch connects to none of the ports that the Fetch standard blocks ("bad port"), today or later.
  if (message === 'bad port')
    return new TransportError('port-refused', message, { maybeProcessed: false, cause: error });
  // A handshake that fails comes before the request.
  const fault = NEVER_SENT[code] ?? (/^ERR_SSL_|^ERR_TLS_/.test(code) ? 'unreachable' : undefined);
  if (fault) return new TransportError(fault, code || message, { maybeProcessed: false, cause: error });
  if (isNotHttp(root)) return new TransportError('not-http', message, { maybeProcessed: true, cause: error });
  return new TransportError('interrupted', code || message || 'unknown', { maybeProcessed: true, cause: error });
}

/** A proxy's answer to the request for a tunnel, as undici words it. */
const TUNNEL_REFUSED = /\bProxy [^(]*\((\d{3})\)/;

/**
 * Classifies what a request through a proxy rejected with. Until the tunnel stands, only the proxy was spoken to: that it is not
 * there, or answers with a 5xx or 429, may pass; any other refusal is final.
 */
export function toProxiedError(error: unknown): TransportError {
  const { code, message } = rootOf(error);
  const status = Number(TUNNEL_REFUSED.exec(message)?.[1]);
  if (status > 0) {
    const fault = status >= 500 || status === 429 ? 'proxy' : 'proxy-refused';
    return new TransportError(fault, `the proxy answered ${status}`, { maybeProcessed: false, cause: error });
  }
  if (code === 'UND_ERR_PRX_TLS' || NEVER_SENT[code] !== undefined) {
    return new TransportError('proxy', `the proxy: ${code}`, { maybeProcessed: false, cause: error });
  }
  return toTransportError(error);
}
