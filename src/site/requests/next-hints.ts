import { parseJson } from '../../http/body.ts';
import { findUrlLiterals } from './scripts.ts';
import type { RequestKind } from './types.ts';

/** A request that a payload of Next.js causes. */
export interface NextHint {
  readonly href: string;
  readonly kind: RequestKind;
  /** The line of the payload, from 1. */
  readonly line: number;
}

type Found = Omit<NextHint, 'line'>;

const PRELOAD_KINDS: ReadonlyMap<unknown, RequestKind> = new Map([
  ['image', 'image'],
  ['style', 'stylesheet'],
  ['font', 'font'],
  ['script', 'script'],
]);

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The items of a list in JSON; none for any other text. */
export function parseList(text: string): readonly unknown[] {
  const value = parseJson(text);
  return isList(value) ? value : [];
}

/** A hint for React, such as `:HL["https://example.com/a.png","image"]` (react-dom, "dispatchHint"). */
function readHint(row: string): Found[] {
  const [, code, text = ''] = /^:H([LmSXM])(\[.*)$/.exec(row) ?? [];
  const [href, type] = parseList(text);
  if (typeof href !== 'string') return [];
  if (code === 'S') return [{ href, kind: 'stylesheet' }];
  return [{ href, kind: code === 'L' ? (PRELOAD_KINDS.get(type) ?? 'other') : 'script' }];
}

/** The address of a component's script file. */
function readScriptFile(row: string): Found[] {
  const [, href] = /^[\da-f]+:"([^"\\]+\.js(?:\?[^"\\]*)?)"$/.exec(row) ?? [];
  return href === undefined ? [] : [{ href, kind: 'script' }];
}

/** What one `Script` component makes a browser request, by its properties. */
function readScriptComponent({ strategy, src, children }: Readonly<Record<string, unknown>>): Found[] {
  if (typeof strategy !== 'string') return [];
  const inline = typeof children === 'string' ? findUrlLiterals(children) : [];
  return [
    ...(typeof src === 'string' ? [{ href: src, kind: 'script' } as const] : []),
    ...inline.map(({ url }): Found => ({ href: url, kind: 'fetch' })),
  ];
}

/** `Script` components of Next.js, which add a script to the page when it has loaded. */
function readScriptComponents(row: string): Found[] {
  const [, text = ''] = /^[\da-f]+:([[{].*"strategy":".*)$/.exec(row) ?? [];
  const found: Found[] = [];
  const pending = [parseJson(text)];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const inner of Object.values(next)) if (typeof inner === 'object') pending.push(inner);
    found.push(...readScriptComponent({ ...next }));
  }
  return found;
}

/** What a payload makes a browser request: a stream of rows, one a line (react-server-dom, "ReactFlightClient"). */
export function readPayload(payload: string): NextHint[] {
  return payload.split('\n').flatMap((row, at) =>
    [...readHint(row), ...readScriptFile(row), ...readScriptComponents(row)].map((found) => ({
      ...found,
      line: at + 1,
    })),
  );
}
