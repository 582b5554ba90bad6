import { expect } from '@jest/globals';
import { agentOptions } from '../support/agent.ts';
import { always, respond, fields, once, withStates } from './builders.ts';
import type { Chapter, Expected, FaultCase, Result } from './table.ts';

/** What a hostile server would have the log, the summary or a terminal take for its own. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['an error command', '::error::Taken over'],
  ['an error command on a line of its own', 'harmless\n::error file=a.ts,line=1::Taken over'],
  ['an output command', 'harmless\r\n::set-output name=jobId::taken'],
  ['an environment command', '\n::set-env name=PATH::/evil'],
  ['a mask that hides nothing', '\n::add-mask::a'],
  ['commands stopped', '\n::stop-commands::x'],
  ['a command in the old form', '##[error]Taken over'],
  ['a command in the old form, later', 'harmless ##[set-output name=x]y'],
  ['an escaped line break', 'harmless%0A::error::Taken over'],
  ['a screen that is cleared', 'harmless\u001B[2J\u001B[1;1H\u001B]0;title\u0007'],
  ['a screen that is cleared by a C1 control', 'harmless\u009B2J'],
  ['text that runs backwards', 'harmless\u202Egnp.exe\u2066'],
  ['line separators', 'harmless\u2028::error::Taken over\u2029'],
  ['a script', '<script>alert(1)</script>'],
  ['an image that runs', '<img src=x onerror=alert(1)>'],
  ['a Markdown link', '[harmless](javascript:alert(1))'],
  ['a Markdown image', '![x](https://evil.example.org/?leak)'],
  ['a Markdown table', 'a | b\n--- | ---\n| c'],
  ['a heap of it', '::error::x\n'.repeat(5_000)],
];

/** No line of the log opens a command that the action did not mean, and no summary holds the text as it came. */
const HARMLESS: NonNullable<Expected['checks']> = {
  'shows no raw line, command or markup': ({ run }: Result) => {
    const lines = run.stdout.split('\n');
    expect(lines.filter((line) => /^\s*::(?!add-mask::|debug::|notice |warning |error title=)/.test(line))).toEqual([]);
    expect(run.annotations.filter(({ title }) => title === '')).toEqual([]);
    expect(run.summary).not.toMatch(/<script|<img|\]\(javascript:|!\[x\]\(/);
    for (const value of Object.values(run.outputs)) expect(value).not.toMatch(/[\r\n]/);
  },
};

/** A longer value of the service is ignored with a warning. */
const MAX_VALUE_LENGTH = 8_192;

function everywhere([what, text]: (typeof TEXTS)[number]): FaultCase[] {
  const warnings = text.length > MAX_VALUE_LENGTH ? ['Value ignored'] : [];
  return [
    {
      name: `${what}, as the words of a refusal`,
      faults: [always('start', respond(400, { error: text }))],
      expect: { errorCode: 'request-rejected', checks: HARMLESS },
    },
    {
      name: `${what}, as the error of a failed job`,
      ...withStates({ status: 'failed', error: text }),
      expect: { errorCode: 'export-failed', checks: HARMLESS },
    },
    {
      name: `${what}, as a status`,
      ...withStates({ status: text }, { status: 'completed' }),
      expect: { checks: HARMLESS, warnings },
    },
    {
      name: `${what}, as model, branch and repository of an agent job`,
      faults: [
        always(
          'agent',
          fields({
            model: text,
            source: { repository: text, ref: text },
            createdAt: text,
            archivedAt: text,
            status: 'failed',
            error: text,
          }),
        ),
      ],
      act: (scene) => scene.start(agentOptions(scene.emulator, { script: [{ status: 'failed' }] })).finished,
      expect: { errorCode: 'agent-failed', checks: HARMLESS, warnings },
    },
  ];
}

const HEADERS: readonly FaultCase[] = [
  {
    name: 'a command, as the words of the store',
    run: { inputs: { download: 'true' } },
    faults: [
      once('download', respond(404, '<Error><Code>::error::x</Code><Message>\n::error::y\u001B[2J</Message></Error>')),
    ],
    expect: { errorCode: 'download-failed', checks: HARMLESS },
  },
  {
    name: 'a command, as the place of a redirect',
    faults: [always('start', respond(302, '', { location: 'https://evil.example.org/%0A::error::x' }))],
    expect: { errorCode: 'redirected', checks: HARMLESS },
  },
];

export const INJECTION: Chapter = { title: 'Injection', cases: [...TEXTS.flatMap(everywhere), ...HEADERS] };
