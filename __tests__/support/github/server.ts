import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { responseErrors, findEndpoint, requestErrors, schemaSample, type Endpoint } from './openapi.ts';

// A fake of GitHub's API on a real port: pull requests, commit statuses and comments, held in memory. Every request
// and every answer is judged by GitHub's own description; `withGitHub` throws when one is not as described.

export const TOKEN = 'ghs_fakeToken0123456789abcdef';
/** The path below the host, as GitHub Enterprise Server has it. */
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
  /** Such as `POST /repos/{owner}/{repo}/statuses/{sha}`. */
  readonly endpoint: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly authorization: string | undefined;
  /** The If-None-Match of the request. */
  readonly condition: string | undefined;
}

/** What goes wrong, for the requests of an endpoint: an answer in place of the right one, or none. */
export interface GitHubFault {
  readonly endpoint: string;
  /** How many requests pass unharmed before; none without it. */
  after?: number;
  /** How many requests it meets; all without it. */
  times?: number;
  readonly do:
    | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
    | 'break'
    | 'hang';
}

export interface FakeGitHub {
  readonly apiUrl: string;
  readonly requests: readonly GitHubRequest[];
  /** By `owner/repo#number`; a list gives one state to each reading, the last for good. */
  readonly pulls: Map<string, Pull | Pull[]>;
  readonly comments: Comment[];
  readonly faults: GitHubFault[];
  /** The commit statuses that were written: `sha context state: description`. */
  readonly statuses: readonly string[];
  /** What was not as GitHub describes it. */
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

  answer(
    { name, params }: Endpoint,
    query: URLSearchParams,
    body: Readonly<Record<string, unknown>> = {},
  ): FakeResponse {
    switch (name) {
      case 'GET /repos/{owner}/{repo}/pulls/{pull_number}':
        return this.#pull(`${params['owner'] ?? ''}/${params['repo'] ?? ''}`, Number(params['pull_number']));
      case 'POST /repos/{owner}/{repo}/statuses/{sha}': {
        const { context, state, description } = body;
        this.statuses.push(`${params['sha'] ?? ''} ${String(context)} ${String(state)}: ${String(description)}`);
        return { status: 201, body: { ...schemaSample('status'), context, state, description } };
      }
      case 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments':
        return this.#list(Number(params['issue_number']), query);
      case 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': {
        const [id, issue] = [1000 + this.comments.length, Number(params['issue_number'])];
        const comment = { id, issue, body: String(body['body']), userType: 'Bot', association: 'NONE' };
        this.comments.push(comment);
        return { status: 201, body: commentBody(comment) };
      }
      case 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': {
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
    const known = this.pulls.get(`${repository}#${number}`);
    const pull = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known;
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

  /** Where the list of comments continues; set once the port is known. */
  listUrl = '';
}

/** The fault that meets a request, counted. */
function faultFor(state: State, endpoint: string): GitHubFault['do'] | undefined {
  const fault = state.faults.find((candidate) => candidate.endpoint === endpoint && candidate.times !== 0);
  if (fault?.after !== undefined && fault.after > 0) {
    fault.after -= 1;
    return undefined;
  }
  if (fault?.times !== undefined) fault.times -= 1;
  return fault?.do;
}

/** Sends the answer; 304 in its place where the request's condition has the same entity tag. */
function send(response: ServerResponse, answer: FakeResponse, condition: string | undefined): void {
  if (condition !== undefined && condition === answer.headers?.['etag']) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', ...answer.headers });
  response.end(JSON.stringify(answer.body));
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake-github');
  const body = await readBody(request);
  const { method = '', headers } = request;
  const endpoint = url.pathname.startsWith(`${BASE}/`)
    ? findEndpoint(method, url.pathname.slice(BASE.length))
    : undefined;
  if (!endpoint) {
    state.violations.push(`${method} ${url.pathname} is no endpoint of GitHub's`);
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
  const fault = faultFor(state, endpoint.name);
  if (fault === 'hang') return;
  if (fault === 'break') {
    request.socket.destroy();
    return;
  }
  const answer: FakeResponse = fault
    ? { body: { message: 'Fault' }, ...fault }
    : state.answer(endpoint, url.searchParams, body);
  // GitHub's gateways answer 5xx with pages that no description covers, and a redirect has no schema.
  if (answer.status < 500 && (answer.status < 300 || answer.status >= 400)) {
    addViolations('answer', responseErrors(endpoint, answer.status, answer.body));
  }
  send(response, answer, condition);
}

/** Runs a test with a fake GitHub. Throws when a request or an answer was not as GitHub describes it. */
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
    if (state.violations.length > 0) throw new Error(`Not as GitHub describes it:\n${state.violations.join('\n')}`);
    return result;
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
