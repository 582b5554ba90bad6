import { expect } from '@jest/globals';
import { agentOptions } from '../support/agent.ts';
import { always, respond, fields, once, withStates } from './builders.ts';
import type { FaultSuite, Expected, FaultCase, Result } from './fault-case.ts';

/** Text that a runner, a browser or a terminal would interpret. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['an error command', '::error::Taken over'],
  ['an error command on its own line', 'harmless\n::error file=a.ts,line=1::Taken over'],
  ['an output command', 'harmless\r\n::set-output name=jobId::taken'],
  ['an environment command', '\n::set-env name=PATH::/evil'],
  ['a mask command', '\n::add-mask::a'],
  ['a command that stops commands', '\n::stop-commands::x'],
  ['a command in the old form', '##[error]Taken over'],
  ['a command in the old form inside a line', 'harmless ##[set-output name=x]y'],
  ['an escaped line break', 'harmless%0A::error::Taken over'],
  ['escape sequences that clear the screen', 'harmless\u001B[2J\u001B[1;1H\u001B]0;title\u0007'],
  ['a C1 control that clears the screen', 'harmless\u009B2J'],
  ['characters that reverse the text direction', 'harmless\u202Egnp.exe\u2066'],
  ['line separators', 'harmless\u2028::error::Taken over\u2029'],
  ['a script', '<script>alert(1)</script>'],
  ['an image with a script', '<img src=x onerror=alert(1)>'],
  ['a Markdown link', '[harmless](javascript:alert(1))'],
  ['a Markdown image', '![x](https://evil.example.org/?leak)'],
  ['a Markdown table', 'a | b\n--- | ---\n| c'],
  ['5,000 error commands', '::error::x\n'.repeat(5_000)],
];

/** The log has no foreign command, and the summary has no markup from the text. */
const HARMLESS: NonNullable<Expected['checks']> = {
  'shows no foreign command or markup': ({ run }: Result) => {
    const lines = run.stdout.split('\n');
    expect(lines.filter((line) => /^\s*::(?!add-mask::|debug::|notice |warning |error title=)/.test(line))).toEqual([]);
    expect(run.annotations.filter(({ title }) => title === '')).toEqual([]);
    expect(run.summary).not.toMatch(/<script|<img|\]\(javascript:|!\[x\]\(/);
    for (const value of Object.values(run.outputs)) expect(value).not.toMatch(/[\r\n]/);
  },
};

/** Longer values are ignored with a warning. */
const MAX_VALUE_LENGTH = 8_192;

function inEachField([name, text]: (typeof TEXTS)[number]): FaultCase[] {
  const warnings = text.length > MAX_VALUE_LENGTH ? ['Value ignored'] : [];
  return [
    {
      name: `${name}, as the error of a rejected request`,
      faults: [always('start', respond(400, { error: text }))],
      expect: { errorCode: 'request-rejected', checks: HARMLESS },
    },
    {
      name: `${name}, as the error of a failed job`,
      ...withStates({ status: 'failed', error: text }),
      expect: { errorCode: 'export-failed', checks: HARMLESS },
    },
    {
      name: `${name}, as a status`,
      ...withStates({ status: text }, { status: 'completed' }),
      expect: { checks: HARMLESS, warnings },
    },
    {
      name: `${name}, as model, branch and repository of an agent job`,
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
      act: (context) => context.start(agentOptions(context.emulator, { script: [{ status: 'failed' }] })).finished,
      expect: { errorCode: 'agent-failed', checks: HARMLESS, warnings },
    },
  ];
}

const OTHER_FIELDS: readonly FaultCase[] = [
  {
    name: 'a command, as the error of the store',
    run: { inputs: { download: 'true' } },
    faults: [
      once('download', respond(404, '<Error><Code>::error::x</Code><Message>\n::error::y\u001B[2J</Message></Error>')),
    ],
    expect: { errorCode: 'download-failed', checks: HARMLESS },
  },
  {
    name: 'a command, as the target of a redirect',
    faults: [always('start', respond(302, '', { location: 'https://evil.example.org/%0A::error::x' }))],
    expect: { errorCode: 'redirected', checks: HARMLESS },
  },
];

export const INJECTION: FaultSuite = { title: 'Injection', cases: [...TEXTS.flatMap(inEachField), ...OTHER_FIELDS] };
