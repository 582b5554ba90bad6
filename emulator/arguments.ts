import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAgentJobs } from './demo-agent-jobs.ts';
import type { EmulatorOptions } from './options.ts';

export const USAGE = `Usage: npm run emulator -- [options]

  --docs DIR                    folder of Markdown files to export (default: the project's docs folder)
  --pages N                     number of generated pages to add (default: 0)
  --port N                      port of the API (default: a free port)
  --key KEY                     admin key to accept (default: a random key)
  --plan enterprise|starter     plan of the organization (default: enterprise)
  --optional-fields             also send fields that the contract does not define
  --link-lifetime-seconds N     lifetime of a link (default: 900)
  --agent-jobs                  add four demo agent jobs
  --finished-job ID             add a completed export job of docs.example.com; repeatable
  --background                  return once the emulator is ready, and keep it running
  --outputs FILE                append base-url, store-url, api-key and pid to FILE as name=value lines
  --help                        show this help`;

export interface Arguments {
  readonly options: EmulatorOptions;
  readonly background: boolean;
  /** File to append the connection details to, such as GITHUB_OUTPUT. */
  readonly outputs: string | undefined;
}

/** The id of a job is used as a folder name. */
const JOB_ID = /^[\w-]{1,100}$/;

/**
 * Parses the command line.
 *
 * @returns undefined for `--help`
 * @throws when an option is unknown or has an invalid value
 */
export function parseArguments(args: string[]): Arguments | undefined {
  const { values } = parseArgs({
    args,
    options: {
      docs: { type: 'string' },
      pages: { type: 'string' },
      port: { type: 'string' },
      key: { type: 'string' },
      plan: { type: 'string' },
      'optional-fields': { type: 'boolean', default: false },
      'link-lifetime-seconds': { type: 'string' },
      'agent-jobs': { type: 'boolean', default: false },
      'finished-job': { type: 'string', multiple: true, default: [] },
      background: { type: 'boolean', default: false },
      outputs: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const { plan = 'enterprise', key } = values;
  if (plan !== 'enterprise' && plan !== 'starter') throw new Error('--plan must be enterprise or starter.');
  if (!values['finished-job'].every((id) => JOB_ID.test(id))) {
    throw new Error('--finished-job must contain only letters, digits, _ and - (at most 100).');
  }
  const options: EmulatorOptions = {
    docsDir: values.docs ?? join(import.meta.dirname, '..', 'docs'),
    pages: wholeNumber('--pages', values.pages, 0),
    port: wholeNumber('--port', values.port, 0),
    plan,
    optionalFields: values['optional-fields'],
    linkLifetimeMs: wholeNumber('--link-lifetime-seconds', values['link-lifetime-seconds'], 900) * 1000,
    agentJobs: values['agent-jobs'] ? demoAgentJobs() : [],
    finishedJobs: values['finished-job'],
    ...(key !== undefined && { apiKey: key }),
  };
  return { options, background: values.background, outputs: values.outputs };
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number.`);
  return Number(text);
}
