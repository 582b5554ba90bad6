import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAgentJobs } from './demo-agent-jobs.ts';
import type { EmulatorOptions } from './options.ts';

export const USAGE = `Usage: npm run emulator -- [options]

  --docs DIR                    folder of Markdown files to export (default: the project's docs folder)
  --pages N                     generated pages beside them (default: 0)
  --port N                      port of the API (default: any free one)
  --key KEY                     the admin key to accept (default: a random one)
  --plan enterprise|starter     plan of the organization (default: enterprise)
  --optional-fields             send the fields the contract does not show, too
  --link-lifetime-seconds N     how long a link lives (default: 900)
  --agent-jobs                  register four demo agent jobs
  --finished-job ID             an export job of docs.example.com that is completed from the start; may be repeated
  --background                  return as soon as it listens, and leave it running
  --outputs FILE                append base-url, store-url, api-key and pid to this file, one name=value a line
  --help                        show this text`;

/** What the command line asks for. */
export interface Arguments {
  readonly options: EmulatorOptions;
  /** Go to the background when it listens. */
  readonly background: boolean;
  /** File for the outputs, as a step has one. */
  readonly outputs: string | undefined;
}

/** A job's id becomes the name of a folder. */
const JOB_ID = /^[\w-]{1,100}$/;

/** Reads the command line; throws when it makes no sense. Undefined asks for the usage. */
export function readArguments(args: string[]): Arguments | undefined {
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
    throw new Error('--finished-job must be letters, digits, _ and -.');
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
