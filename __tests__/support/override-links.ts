import type { Emulator } from '../../emulator/index.ts';

/** Has every link of the service lead to another server; `more` are further fields of the service's answer. */
export function overrideLinks(
  emulator: Emulator,
  url: () => URL,
  more: () => Readonly<Record<string, unknown>> = () => ({}),
): void {
  const json = (value: unknown): unknown => ({ ...(value as object), bundleUrl: url().href, ...more() });
  emulator.inject({ on: 'bundle', times: 1_000, do: { type: 'patch', json } });
}
