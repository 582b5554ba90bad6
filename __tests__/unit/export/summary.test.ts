import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { marked } from 'marked';
import { failureSection } from '../../../src/action/run-action.ts';
import { agentSummary } from '../../../src/agent/agent-summary.ts';
import { exportSummary, type ExportFacts } from '../../../src/export/export-summary.ts';
import type { RunSummary } from '../../../src/runner/flow.ts';

/** Text that GitHub could render. */
const HOSTILE = [
  '</code></td></table><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example.com/x.png)',
  '[x](javascript:alert(1))',
  '```mermaid\nclick A "javascript:alert(1)"\n```',
  '| a | b |',
  '**bold** `code` ~~gone~~',
  '@octocat closes #1',
  'https://evil.example.com www.evil.example.com a@b.example.com',
  '&lt;b&gt; &#60;b&#62;',
  '\u202Egnp.exe\u0000\r\n::error::x',
  'x'.repeat(100_000),
  'undefined',
];

const text = oneof(constantFrom(...HOSTILE), string({ unit: 'binary' }));

/** The tags and the link targets of the rendered page. */
function rendered(markdown: string): { tags: string[]; links: string[] } {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const tags = [...html.matchAll(/<([a-z0-9]+)/gi)].map(([, tag = '']) => tag.toLowerCase());
  return { tags: [...new Set(tags)], links: [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to) };
}

const TAGS = ['h2', 'h3', 'p', 'code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul', 'li'];
const FAILURE_TAGS = [...TAGS, 'blockquote', 'strong'];

const PR_LINK = 'https://github.com/a/b/pull/7';
/** The longest link that `parsePullRequestLink` accepts. */
const LONGEST_LINK = `https://github.com/a/${'b'.repeat(2_020)}/pull/7`;

const NOTHING: ExportFacts = {
  ...{ outputs: {}, service: 'https://api.example.com', isResumed: false },
  ...{ unpackedPages: undefined, durations: '', failed: false },
};

function withText(value: string): ExportFacts {
  return {
    outputs: {
      ...{ domain: value, jobId: value, status: value, sha256: value, contentDigest: value },
      ...{ deploymentVersion: value, expiresAt: value, valuesFile: value, packagePath: value },
      ...{ pageCount: 3, sizeBytes: 5, cacheHit: true, changed: false },
    },
    ...{ service: value, isResumed: false, unpackedPages: 4, durations: 'export 10 ms', failed: false },
  };
}

function failureOf(value: string): Parameters<typeof failureSection>[0] {
  return { code: 'timed-out', message: value, details: [value, value], hint: value };
}

function pageOf({ heading, sections }: RunSummary): string {
  return `${[`## ${heading}`, ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}

describe('the summary of an export', () => {
  it('renders external text only as text', () => {
    assert(
      property(text, (value) => {
        const page = pageOf(exportSummary(withText(value)));
        const { tags, links } = rendered(page);
        expect(tags.filter((tag) => !TAGS.includes(tag))).toEqual([]);
        expect(links).toEqual([]);
        expect(page.match(/^#/gm)).toHaveLength(2);
      }),
      { examples: HOSTILE.map((value) => [value]) },
    );
  });

  it('renders the text of a failure only as text', () => {
    assert(
      property(text, (value) => {
        const { tags, links } = rendered(failureSection(failureOf(value)));
        expect(tags.filter((tag) => !FAILURE_TAGS.includes(tag))).toEqual([]);
        expect(links).toEqual([]);
      }),
      { examples: HOSTILE.map((value) => [value]) },
    );
  });

  it('does not link mentions, issues and addresses', () => {
    const failure = failureSection(failureOf('@octocat #12 a@b.example.com'));
    const html = marked.parse(failure, { async: false });
    const visibleText = html.replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)));
    expect(visibleText).toContain('@\u2060octocat #\u206012 a@\u2060b.example.com');
  });

  it('shows text between backticks in messages as code', () => {
    expect(failureSection(failureOf('Run with `job-id: a_1`.'))).toContain('<code>job&#45;id&#58; a&#95;1</code>');
  });

  it('omits unknown values', () => {
    const page = pageOf(exportSummary({ ...NOTHING, outputs: { jobId: 'a' }, unpackedPages: 7 }));
    expect(page).toContain('| Pages | 7 HTML files in the bundle |');
    expect(page).not.toContain('undefined');
  });

  it('stays below the limit of 1 MiB', () => {
    const long = '\u{1F600}<'.repeat(10_000);
    const details = Array.from({ length: 5_000 }, () => long);
    const failure = failureSection({ ...failureOf(long), details });
    expect(Buffer.byteLength(failure + pageOf(exportSummary(withText(long))))).toBeLessThan(900_000);
    // As many as the input accepts.
    const jobs = Array.from({ length: 50 }, () => ({
      ...{ jobId: long, result: long, status: long, prLink: LONGEST_LINK, prState: long },
      ...{ sourceRepository: long, sourceRef: long, model: long },
    }));
    const page = pageOf(agentSummary({ projectId: long, jobs, message: long }, true));
    expect(Buffer.byteLength(failure + page)).toBeLessThan(1_048_576);
  });
});

describe('the notice of an export', () => {
  it('shows the known essentials', () => {
    const outputs = { domain: 'docs.example.com', jobId: 'se_1', pageCount: 1, sizeBytes: 18_200_000 };
    const expiresAt = '2026-11-21T04:05:06Z';
    expect(exportSummary({ ...NOTHING, outputs: { ...outputs, expiresAt } }).notice.message).toBe(
      'docs.example.com · 1 page · 18.2 MB · job se_1 · link valid until 2026-11-21T04:05:06Z',
    );
    expect(exportSummary({ ...NOTHING, outputs: { jobId: 'se_1' } }).notice.message).toBe('job se_1');
  });
});

describe('the summary of agent jobs', () => {
  it('shows the verdict and the job', () => {
    const facts = {
      projectId: 'demo',
      message: 'The agent finished and opened a pull request',
      jobs: [{ jobId: 'j1', result: 'pull-request', prLink: PR_LINK, prState: 'open' }],
    };
    expect(pageOf(agentSummary(facts, false))).toBe(
      [
        '## Agent jobs of project <code>demo</code>',
        '',
        '**The agent finished and opened a pull request.**',
        '',
        '| Job | <code>j1</code> |',
        '| :--- | :--- |',
        '| Result | <code>pull&#45;request</code> |',
        '| Pull request | [<code>https&#58;&#47;&#47;github&#46;com&#47;a&#47;b&#47;pull&#47;7</code>](https://github.com/a/b/pull/7) (<code>open</code>) |',
        '',
      ].join('\n'),
    );
  });

  it('has one table with a row for each job', () => {
    const jobs = [
      { jobId: 'j2', result: 'failed', status: 'failed' },
      { jobId: 'j1', result: 'pull-request', prLink: PR_LINK, prState: 'open', sourceRef: 'main' },
    ];
    expect(agentSummary({ projectId: 'demo', jobs }, false).sections[2]?.split('\n')).toEqual([
      '| Job | Result | Status | Pull request | Source | Branch | Model |',
      '| :--- | :--- | :--- | :--- | :--- | :--- | :--- |',
      '| <code>j2</code> | <code>failed</code> | <code>failed</code> | – | – | – | – |',
      '| <code>j1</code> | <code>pull&#45;request</code> | – | [<code>https&#58;&#47;&#47;github&#46;com&#47;a&#47;b&#47;pull&#47;7</code>](https://github.com/a/b/pull/7) (<code>open</code>) | – | <code>main</code> | – |',
    ]);
  });

  it('renders no word from outside as anything but text', () => {
    assert(
      property(text, (value) => {
        const job = {
          jobId: value,
          result: value,
          prLink: PR_LINK,
          prState: value,
          sourceRepository: value,
          sourceRef: value,
          model: value,
        };
        const facts = { projectId: value, jobs: [job], message: value, advice: value };
        const { tags, links } = rendered(pageOf(agentSummary(facts, false)));
        expect(tags.filter((tag) => ![...FAILURE_TAGS, 'a'].includes(tag))).toEqual([]);
        expect(links).toEqual([PR_LINK]);
      }),
      { examples: HOSTILE.map((value) => [value]) },
    );
  });
});
