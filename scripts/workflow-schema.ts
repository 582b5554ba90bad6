// Checks workflows and action.yml with GitHub's language service. Its packages only resolve in a bundler, so
// lint-workflows.ts bundles this file before loading it.
import { registerLogger, validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

export interface Source {
  /** Path for messages. The name decides whether the file is checked as a workflow or as an action. */
  readonly file: string;
  readonly text: string;
}

/** Inputs of this action, to check steps that use it. */
export type Inputs = Readonly<Record<string, { readonly description: string; readonly required?: boolean }>>;

/** Returns problems as lines of `file:line:column: message`. */
export async function findProblems(sources: readonly Source[], inputs: Inputs): Promise<string[]> {
  const problems: string[] = [];
  const onError = (message: string): void => {
    problems.push(`The language service failed: ${message}`);
  };
  const ignore = (): void => undefined;
  registerLogger({ error: onError, warn: ignore, info: ignore, log: ignore });
  const actionsMetadataProvider = {
    // Without inputs, steps that use other actions are not checked.
    fetchActionMetadata: ({ name, path = '' }: { name: string; path?: string }) => {
      const isOurs = name === 'static-export-action' && path === '';
      return Promise.resolve({ name, description: '', ...(isOurs && { inputs: { ...inputs } }) });
    },
  };
  for (const { file, text } of sources) {
    const document = TextDocument.create(`file:///${file}`, 'yaml', 1, text);
    for (const { message, range } of await validate(document, { actionsMetadataProvider })) {
      const description = typeof message === 'string' ? message : message.value;
      problems.push(`${file}:${range.start.line + 1}:${range.start.character + 1}: ${description}`);
    }
  }
  return problems;
}
