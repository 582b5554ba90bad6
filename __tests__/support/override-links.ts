import type { Emulator } from '../../emulator/index.ts';

/** Replaces the link in every response of the service. `more` adds fields to the response. */
export function overrideLinks(
  emulator: Emulator,
  url: () => URL,
  more: () => Readonly<Record<string, unknown>> = () => ({}),
): void {
  const json = (value: unknown): unknown => ({ ...(value as object), bundleUrl: url().href, ...more() });
  emulator.inject({ on: 'bundle', times: 1_000, do: { type: 'patch', json } });
}
