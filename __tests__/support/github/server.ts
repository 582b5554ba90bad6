import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CREATE_COMMENT, CREATE_STATUS, GET_PULL, LIST_COMMENTS, UPDATE_COMMENT } from './endpoints.ts';
import { responseErrors, findEndpoint, requestErrors, schemaSample, type Endpoint } from './openapi.ts';

// A fake GitHub API on a real port, with pull requests, commit statuses and comments in memory. It validates every request
// and response against GitHub's OpenAPI description.

export const TOKEN = 'ghs_fakeToken0123456789abcdef';
/** The API path of GitHub Enterprise Server. */
const BASE = '/api/v3';

export interface Pull {
  readonly state: 'open' | 'closed';
  readonly draft?: boolean;
  readonly merged?: boolean;
  readonly headSha: string;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly userType: string;
  readonly association: string;
}

export interface GitHubRequest {
  /** For example `POST /repos/{owner}/{repo}/statuses/{sha}`. */
  readonly endpoint: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly authorization: string | undefined;
  /** The If-None-Match of the request. */
  readonly condition: string | undefined;
}

/** Replaces the response to requests of an endpoint, or closes or holds the connection. */
export interface GitHubFault {
  readonly endpoint: string;
  /** How many requests to skip first. The default is 0. */
  after?: number;
  /** How many requests to affect. The default is all. */
  times?: number;
  readonly do:
    | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
    | 'break'
    | 'hang';
}

export interface FakeGitHub {
  readonly apiUrl: string;
  readonly requests: readonly GitHubRequest[];
  /** By `owner/repo#number`. Each request gets the next state of a list; later requests get the last one. */
  readonly pulls: Map<string, Pull | Pull[]>;
  readonly comments: Comment[];
  readonly faults: GitHubFault[];
  /** The written commit statuses, as `sha context state: description`. */
  readonly statuses: readonly string[];
  /** Requests and responses that do not match GitHub's description. */
  readonly violations: readonly string[];
}

interface FakeResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const NOT_FOUND: FakeResponse = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

function user(type: string): Record<string, unknown> {
  return { ...schemaSample('simple-user'), login: 'somebody', type };
}

function commentBody(comment: Comment): Record<string, unknown> {
  return {
    ...schemaSample('issue-comment'),
    id: comment.id,
    body: comment.body,
    user: user(comment.userType),
    author_association: comment.association,
  };
}

function pullBody(pull: Pull, number: number): Record<string, unknown> {
  const sample = schemaSample('pull-request');
  return {
    ...sample,
    number,
    state: pull.state,
    draft: pull.draft ?? false,
    merged: pull.merged ?? false,
    merged_at: pull.merged === true ? '2026-11-21T00:00:00Z' : null,
    head: { ...(sample['head'] as object), sha: pull.headSha },
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

class State {
  readonly requests: GitHubRequest[] = [];
  readonly pulls = new Map<string, Pull | Pull[]>();
  readonly comments: Comment[] = [];
  readonly faults: GitHubFault[] = [];
  readonly statuses: string[] = [];
  readonly violations: string[] = [];

  respond(
    { name, params }: Endpoint,
    query: URLSearchParams,
    body: Readonly<Record<string, unknown>> = {},
  ): FakeResponse {
    switch (name) {
      case GET_PULL:
        return this.#pull(`${params['owner'] ?? ''}/${params['repo'] ?? ''}`, Number(params['pull_number']));
      case CREATE_STATUS: {
        const { context, state, description } = body;
        this.statuses.push(`${params['sha'] ?? ''} ${String(context)} ${String(state)}: ${String(description)}`);
        return { status: 201, body: { ...schemaSample('status'), context, state, description } };
      }
      case LIST_COMMENTS:
        return this.#list(Number(params['issue_number']), query);
      case CREATE_COMMENT: {
        const [id, issue] = [1000 + this.comments.length, Number(params['issue_number'])];
        const comment = { id, issue, body: String(body['body']), userType: 'Bot', association: 'NONE' };
        this.comments.push(comment);
        return { status: 201, body: commentBody(comment) };
      }
      case UPDATE_COMMENT: {
        const comment = this.comments.find(({ id }) => id === Number(params['comment_id']));
        if (!comment) return NOT_FOUND;
        comment.body = String(body['body']);
        return { status: 200, body: commentBody(comment) };
      }
      default:
        throw new Error(`The fake GitHub has no ${name}.`);
    }
  }

  #pull(repository: string, number: number): FakeResponse {
    const entry = this.pulls.get(`${repository}#${number}`);
    const pull = Array.isArray(entry) ? (entry.length > 1 ? entry.shift() : entry[0]) : entry;
    if (!pull) return NOT_FOUND;
    const etag = `W/"${createHash('sha256').update(JSON.stringify(pull)).digest('hex')}"`;
    return { status: 200, body: pullBody(pull, number), headers: { etag } };
  }

  #list(issue: number, query: URLSearchParams): FakeResponse {
    const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)];
    const all = this.comments.filter((comment) => comment.issue === issue);
    const next = new URLSearchParams({ per_page: String(size), page: String(page + 1) });
    const link = all.length > size * page ? { link: `<${this.listUrl}?${next.toString()}>; rel="next"` } : undefined;
    const body = all.slice(size * (page - 1), size * page).map(commentBody);
    return { status: 200, body, ...(link && { headers: link }) };
  }

  /** The URL of the list of comments. Set when the port is known. */
  listUrl = '';
}

/** Takes the fault for a request, if there is one. */
function takeFault(state: State, endpoint: string): GitHubFault['do'] | undefined {
  const fault = state.faults.find((candidate) => candidate.endpoint === endpoint && candidate.times !== 0);
  if (fault?.after !== undefined && fault.after > 0) {
    fault.after -= 1;
    return undefined;
  }
  if (fault?.times !== undefined) fault.times -= 1;
  return fault?.do;
}

/** Sends the response, or 304 if If-None-Match has the same entity tag. */
function send(response: ServerResponse, reply: FakeResponse, condition: string | undefined): void {
  if (condition !== undefined && condition === reply.headers?.['etag']) {
    response.writeHead(304, reply.headers).end();
    return;
  }
  response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8', ...reply.headers });
  response.end(JSON.stringify(reply.body));
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake-github');
  const body = await readBody(request);
  const { method = '', headers } = request;
  const endpoint = url.pathname.startsWith(`${BASE}/`)
    ? findEndpoint(method, url.pathname.slice(BASE.length))
    : undefined;
  if (!endpoint) {
    state.violations.push(`${method} ${url.pathname} is not an endpoint of GitHub`);
    response.writeHead(404).end();
    return;
  }
  const addViolations = (kind: string, texts: readonly string[]): void => {
    state.violations.push(...texts.map((text) => `${kind} of ${endpoint.name}: ${text}`));
  };
  const { authorization, 'if-none-match': condition } = headers;
  state.requests.push({ endpoint: endpoint.name, params: endpoint.params, body, authorization, condition });
  addViolations('request', requestErrors(endpoint, url.searchParams, body));
  if (authorization !== `token ${TOKEN}`) addViolations('request', ['no token']);
  const fault = takeFault(state, endpoint.name);
  if (fault === 'hang') return;
  if (fault === 'break') {
    request.socket.destroy();
    return;
  }
  const reply: FakeResponse = fault
    ? { body: { message: 'Fault' }, ...fault }
    : state.respond(endpoint, url.searchParams, body);
  // Redirects have no schema, and neither have the 5xx pages of GitHub's gateways.
  if (reply.status < 500 && (reply.status < 300 || reply.status >= 400)) {
    addViolations('response', responseErrors(endpoint, reply.status, reply.body));
  }
  send(response, reply, condition);
}

/** Runs a test with a fake GitHub. Throws if a request or a response does not match GitHub's description. */
export async function withGitHub<T>(test: (github: FakeGitHub) => Promise<T>): Promise<T> {
  const state = new State();
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      state.violations.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  state.listUrl = `${apiUrl}/repos/example/docs/issues/5/comments`;
  try {
    const result = await test(Object.assign(state, { apiUrl }));
    if (state.violations.length > 0)
      throw new Error(`Does not match GitHub's description:\n${state.violations.join('\n')}`);
    return result;
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
