import type { ActionDefinition } from './action/run-action.ts';
import { AGENT_INPUTS, readAgentInputs, type AgentInputs } from './agent/agent-inputs.ts';
import { AGENT_OUTPUTS, type AgentValues } from './agent/agent-outputs.ts';
import { createExportFlow } from './export/export.ts';
import { EXPORT_INPUTS, readExportInputs, type ExportInputs } from './export/export-inputs.ts';
import { EXPORT_OUTPUTS, type ExportValues } from './export/export-outputs.ts';
import { documentLink } from './runner/environment.ts';
import type { RunContext } from './runner/flow.ts';
import { InputReader, parseChoice } from './runner/input-reader.ts';
import { requireVerifiedTls, SERVICE_INPUTS } from './service/service-inputs.ts';

/** Every input with its default. action.yml declares the same names and defaults. */
export const INPUT_DEFAULTS = { mode: 'export', ...SERVICE_INPUTS, ...EXPORT_INPUTS, ...AGENT_INPUTS } as const;
export const OUTPUT_NAMES: readonly string[] = Object.keys({ ...EXPORT_OUTPUTS, ...AGENT_OUTPUTS });
type InputName = keyof typeof INPUT_DEFAULTS;
type Reader = InputReader<InputName>;
type InputSource = Pick<RunContext<unknown>, 'environment' | 'readInput'>;
type Mode = 'export' | 'agent';

/** An input of another mode would be ignored, so it is refused. A `github-token` is harmless, and common in every step. */
function refuseInputs<Name extends InputName>(inputs: Record<Name, string>, mode: Mode, reader: Reader): void {
  for (const name in inputs) {
    const isSet = reader.text(name) !== inputs[name];
    if (isSet && name !== 'github-token') reader.mistake(name, `requires \`mode: ${mode}\`.`);
  }
}

/** The mode whose inputs are read; for an invalid one, the mode that the other inputs belong to. */
function readMode(reader: Reader): Mode {
  const mode = reader.optional('mode', (text) => parseChoice(text, ['export', 'agent']));
  if (mode === 'export') refuseInputs(AGENT_INPUTS, 'agent', reader);
  if (mode === 'agent') refuseInputs(EXPORT_INPUTS, 'export', reader);
  const isExport = reader.text('agent-job-id') === '' && reader.text('project-id') === '';
  return mode ?? (isExport ? 'export' : 'agent');
}

export function readInputs({ environment, readInput }: InputSource): ExportInputs | AgentInputs {
  const read = (name: InputName): string => readInput(name) || INPUT_DEFAULTS[name];
  const reader = new InputReader(read, documentLink(environment, 'docs/inputs.md'));
  return readMode(reader) === 'agent' ? readAgentInputs(reader) : readExportInputs(reader);
}

/** The action of action.yml: exports a site, or waits for agent jobs. The agent mode is loaded only when it is used. */
export const staticExport: ActionDefinition<ExportValues & AgentValues> = {
  title: 'Static export action',
  secretInputs: ['api-key', 'github-token'],
  invalidResult: 'error',
  prepare: async (context) => {
    const inputs = readInputs(context);
    requireVerifiedTls(inputs.baseUrl, context.environment);
    if (inputs.mode === 'export') return createExportFlow(inputs, context);
    const { createAgentFlow } = await import('./agent/agent.ts');
    return createAgentFlow(inputs, context);
  },
};
