import { ActionError, ERROR_TITLES } from '../errors.ts';

export const REPORT_HINT = 'This is a bug in the action. Report it with the log of a run with debug logging enabled.';

/** An error of any kind as one for users: what is not an `ActionError` is a bug in the action. */
export function asActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  const isError = error instanceof Error;
  const message = isError ? `${error.name}: ${error.message}` : 'A value that is not an error was thrown.';
  return new ActionError('internal', message, { hint: REPORT_HINT, cause: error });
}

export function failureText(error: ActionError): { readonly title: string; readonly lines: readonly string[] } {
  const { code, message, details, hint } = error;
  return { title: ERROR_TITLES[code], lines: [`[${code}] ${message}`, ...details, hint] };
}
