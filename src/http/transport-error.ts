export type FaultText = Readonly<Record<'what' | 'hint', string>>;

/** `name` is the subject of a sentence: "the service". `address` tells where its address comes from: "`base-url`". */
export type FailedHost = Readonly<Record<'name' | 'address', string>>;

/** The texts for each fault. `too-large` and `malformed` are about the content, which the caller knows. */
function faultTexts({ name, address }: FailedHost) {
  const reachable = `Check ${address}, and check that the runner can reach its host (firewall, DNS, \`https_proxy\`, \`no_proxy\`).`;
  const rerun = `Re-run the step. If the problem persists, check the status of ${name} and the network between it and the runner.`;
  const proxy = 'Check `https_proxy` (address, user and password), or exclude the host with `no_proxy`.';
  return {
    refused: { what: 'the connection was refused', hint: reachable },
    'host-unknown': {
      what: `the host name in ${address} could not be resolved`,
      hint: `Check ${address}, and check that the runner's DNS server can resolve the name. Behind a proxy, set \`https_proxy\`.`,
    },
    unreachable: { what: 'the host could not be reached', hint: reachable },
    proxy: { what: 'the proxy could not be reached, or could not connect to the host', hint: proxy },
    'proxy-refused': { what: 'the proxy refused the connection', hint: proxy },
    certificate: {
      what: `the certificate of ${name} is not trusted`,
      hint: "For a private CA, set NODE_EXTRA_CA_CERTS in the environment of the step to the path of its PEM file. Otherwise, check the runner's clock.",
    },
    timeout: { what: `${name} did not respond in time`, hint: rerun },
    interrupted: { what: 'the connection was closed', hint: rerun },
    'not-http': {
      what: `${name} sent a response that is not valid HTTP`,
      hint: `Check the host and port in ${address}, and any proxies or gateways in between.`,
    },
    'too-large': { what: 'the response is too large', hint: `Check ${address}.` },
    malformed: { what: 'the response is not valid', hint: `Check ${address}.` },
  };
}

export type TransportFault = keyof ReturnType<typeof faultTexts>;

export function describeFault(fault: TransportFault, host: FailedHost): FaultText {
  return faultTexts(host)[fault];
}

export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly fault: TransportFault;
  /** Whether the server may have processed the request: false only when that is impossible. */
  readonly maybeProcessed: boolean;

  constructor(fault: TransportFault, message: string, options: { maybeProcessed?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.fault = fault;
    this.maybeProcessed = options.maybeProcessed ?? true;
  }
}

/** Error codes of Node.js, undici and OpenSSL (documentation of `tls`) for requests that were never sent. */
const NEVER_SENT: readonly (readonly [fault: TransportFault, codes: RegExp])[] = [
  [
    'certificate',
    /^(CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/,
  ],
  ['refused', /^ECONNREFUSED$/],
  ['host-unknown', /^ENOTFOUND$/],
  ['unreachable', /^(EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/],
  ['unreachable', /^(EACCES|EMFILE|ENFILE|EPROTO)$|^ERR_(SSL|TLS)_/],
];

/** The innermost cause with the innermost code: Octokit and undici wrap the socket's error. */
function rootCause(error: unknown) {
  let current: unknown = error;
  let found = { code: '', message: '', name: '' };
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : found.code;
    found = { code, message: current.message || found.message, name: current.name };
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return found;
}

/** A status code below 100 fails an assertion of undici. A response that ends early is a closed connection. */
function isParserError({ code, message, name }: ReturnType<typeof rootCause>): boolean {
  if (/invalid eof state/i.test(message) || code === 'HPE_INVALID_EOF_STATE') return false;
  return name === 'HTTPParserError' || /^HPE_|^(?:UND_ERR_HEADERS_OVERFLOW|ERR_ASSERTION)$/.test(code);
}

/** Classifies an error of the HTTP client by its code. An unknown error counts as a closed connection. */
export function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const root = rootCause(error);
  const { code, message } = root;
  const neverSent = NEVER_SENT.find(([, codes]) => codes.test(code))?.[0];
  if (neverSent) {
    const text = neverSent === 'certificate' ? `${code}: ${message}` : code;
    return new TransportError(neverSent, text, { maybeProcessed: false, cause: error });
  }
  if (isParserError(root)) return new TransportError('not-http', message, { cause: error });
  return new TransportError('interrupted', code || message || 'unknown', { cause: error });
}

const PROXY_STATUS = /\bProxy [^(]*\((\d{3})\)/;

/** The same for a request through a proxy. One that is not reachable, or responds with 5xx or 429, may recover. */
export function toProxyError(error: unknown): TransportError {
  const { code, message } = rootCause(error);
  const options = { maybeProcessed: false, cause: error };
  const status = Number(PROXY_STATUS.exec(message)?.[1]);
  if (status > 0) {
    const fault = status >= 500 || status === 429 ? 'proxy' : 'proxy-refused';
    return new TransportError(fault, `the proxy responded with ${status}`, options);
  }
  const failure = toTransportError(error);
  const isUnreachable = ['refused', 'host-unknown', 'unreachable'].includes(failure.fault) && !code.startsWith('ERR_');
  const isProxy = code.startsWith('UND_ERR_PRX_') || isUnreachable;
  return isProxy ? new TransportError('proxy', `the proxy: ${code}`, options) : failure;
}
