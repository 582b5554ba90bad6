// Asks GitHub's own language service what it thinks of workflows and of action.yml. Its packages import as bundlers
// resolve, so lint-workflows.ts bundles this file before it loads it.
import { registerLogger, validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

export interface Source {
  /** Path as it is to be shown; the name decides whether the file is read as a workflow or as an action. */
  readonly file: string;
  readonly text: string;
}

/** Inputs of this action, to check the steps that use it. */
export type Inputs = Readonly<Record<string, { readonly description: string; readonly required?: boolean }>>;

/** What is wrong with the files, as lines of `file:line:column: message`. */
export async function mistakes(sources: readonly Source[], inputs: Inputs): Promise<string[]> {
  const found: string[] = [];
  const broken = (message: string): void => {
    found.push(`The language service failed: ${message}`);
  };
  const quiet = (): void => undefined;
  registerLogger({ error: broken, warn: quiet, info: quiet, log: quiet });
  const actionsMetadataProvider = {
    // Other actions are out of reach: no inputs means that theirs are not checked.
    fetchActionMetadata: ({ name }: { name: string }) =>
      Promise.resolve({ name, description: '', ...(name === 'static-export-action' && { inputs: { ...inputs } }) }),
  };
  for (const { file, text } of sources) {
    const document = TextDocument.create(`file:///${file}`, 'yaml', 1, text);
    for (const { message, range } of await validate(document, { actionsMetadataProvider })) {
      const words = typeof message === 'string' ? message : message.value;
      found.push(`${file}:${range.start.line + 1}:${range.start.character + 1}: ${words}`);
    }
  }
  return found;
}
