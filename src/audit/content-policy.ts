import { createHash } from 'node:crypto';
import type { PageContent } from '../site/requests/page-content.ts';
import type { ScriptTraits } from '../site/requests/script-scanner.ts';

/** More hashes than this make a header that servers refuse: the policy then allows inline scripts. */
const MAX_HASHES = 30;

/** A request that pages may make although it leaves the site. */
export interface AllowedRequest {
  readonly target: string;
  readonly kind: string;
}

export interface ContentPolicy {
  readonly header: string;
  /** Whether all inline scripts are listed by their hashes. */
  readonly hashesInlineScripts: boolean;
}

/** A digest as a source of a policy; line breaks count as browsers normalize them. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

/** Collects what a site's pages need a policy to allow. */
export class PolicyBuilder {
  readonly #hashes = new Set<string>();
  readonly #kinds = new Set<string>();
  /** Whether inline scripts cannot be listed by their hashes. */
  #allowsInline = false;
  #scripts = false;
  #inlineStyles = false;

  add(content: PageContent): void {
    for (const { kind } of content.asks) this.#kinds.add(kind);
    this.#inlineStyles ||= content.styled.length > 0 || content.sheets.some(({ content: sheet }) => 'text' in sheet);
    for (const { content: script, type } of content.scripts) {
      this.#scripts = true;
      if (type === 'handler') this.#allowsInline = true;
      else if ('text' in script) this.#addInline(script.text);
    }
    for (const text of content.importMaps) this.#addInline(text);
    // A page in `srcdoc` inherits the policy.
    for (const inner of content.inner) {
      this.#kinds.add('frame');
      this.add(inner);
    }
  }

  #addInline(text: string): void {
    // Next.js passes the page's data in such scripts, and adds inline scripts of its own from it.
    if (/^\s*(?:self\.|\(self\.)__next_[fs]\b/.test(text)) this.#allowsInline = true;
    if (this.#allowsInline) return;
    this.#hashes.add(hashSource(text));
    if (this.#hashes.size > MAX_HASHES) this.#allowsInline = true;
  }

  /** The tightest policy under which the site works. @param allowed requests that it may make all the same */
  build(traits: ScriptTraits, allowed: readonly AllowedRequest[]): ContentPolicy {
    const inline = this.#allowsInline ? ["'unsafe-inline'"] : [...this.#hashes].sort();
    const origins = (...kinds: string[]): string[] => [
      ...new Set(allowed.filter(({ kind }) => kinds.includes(kind)).map(({ target }) => new URL(target).origin)),
    ];
    const scripts = this.#scripts
      ? [
          "'self'",
          ...inline,
          ...(traits.evaluates ? ["'unsafe-eval'"] : []),
          ...(traits.usesWebAssembly ? ["'wasm-unsafe-eval'"] : []),
        ]
      : [];
    const when = (condition: boolean, ...sources: string[]): string[] => (condition ? sources : []);
    // Scripts may add what pages do not have themselves.
    const has = (...kinds: string[]): boolean => this.#scripts || kinds.some((kind) => this.#kinds.has(kind));
    const directives: readonly (readonly [string, readonly string[]])[] = [
      ['default-src', []],
      ['script-src', [...scripts, ...origins('script', 'import')]],
      [
        'style-src',
        ["'self'", ...when(this.#inlineStyles || this.#scripts, "'unsafe-inline'"), ...origins('stylesheet')],
      ],
      ['img-src', ["'self'", 'data:', ...when(this.#scripts, 'blob:'), ...origins('image', 'icon')]],
      ['font-src', ["'self'", 'data:', ...origins('font')]],
      ['media-src', [...when(has('media', 'track'), "'self'", 'data:', 'blob:'), ...origins('media', 'track')]],
      ['connect-src', [...when(this.#scripts, "'self'"), ...origins('fetch')]],
      ['frame-src', [...when(has('frame'), "'self'"), ...origins('frame')]],
      ['worker-src', when(this.#scripts, "'self'", 'blob:')],
      ['object-src', [...when(this.#kinds.has('object'), "'self'", 'data:'), ...origins('object')]],
      ['manifest-src', [...when(this.#kinds.has('manifest'), "'self'"), ...origins('manifest')]],
      ['base-uri', ["'self'"]],
      ['form-action', ["'self'"]],
    ];
    const header = directives
      // A directive that allows nothing says what `default-src` says already.
      .filter(([name, sources]) => name === 'default-src' || sources.length > 0)
      .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
      .join('; ');
    return { header, hashesInlineScripts: !this.#allowsInline };
  }
}
