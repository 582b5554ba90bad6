import { Marked, type Tokens, type Renderer } from 'marked';

/** Maps an href of the source to one of the site; undefined when the target does not exist. */
export type Resolve = (href: string) => string | undefined;

/** Raw HTML that is kept: common tags without attributes. All other HTML is shown as text. */
const HARMLESS_TAG = /^<\/?(br|details|kbd|sub|summary|sup)\s*\/?>$/i;

/** Text of the first heading. */
export function titleOf(markdown: string): string | undefined {
  const heading = new Marked().lexer(markdown).find((token): token is Tokens.Heading => token.type === 'heading');
  return heading === undefined ? undefined : plainText(heading.tokens);
}

/** Renders Markdown to HTML without remote images, scripts or styles, so that pages load nothing from other hosts. */
export function renderMarkdown(markdown: string, resolve: Resolve): string {
  const slug = slugger();
  const marked = new Marked({
    async: false,
    renderer: {
      heading(this: Renderer, { tokens, depth }: Tokens.Heading) {
        const id = escapeHtml(slug(plainText(tokens)));
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link(this: Renderer, { href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const target = resolve(href);
        return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      image(this: Renderer, { href, text }: Tokens.Image) {
        const target = resolve(href);
        const label = escapeHtml(text === '' ? href : text);
        if (target === undefined) return label;
        if (isRemote(target)) return `<a href="${escapeHtml(target)}">${label}</a>`;
        return `<img src="${escapeHtml(target)}" alt="${escapeHtml(text)}">`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return escapeHarmful(text);
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Escapes text for HTML and XML, attributes included. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function isRemote(href: string): boolean {
  return /^([a-z]+:|\/\/)/i.test(href);
}

function escapeHarmful(html: string): string {
  return html
    .split(/(<!--[\s\S]*?-->|<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<!--') && part.endsWith('-->')) return '';
      return HARMLESS_TAG.test(part) ? part : escapeHtml(part);
    })
    .join('');
}

function plainText(tokens: readonly Tokens.Generic[]): string {
  return tokens
    .map((token) => (Array.isArray(token.tokens) ? plainText(token.tokens) : String(token['text'] ?? '')))
    .join('');
}

/** Creates heading ids as GitHub does, so that links to them work here. */
function slugger(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .trim()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const uses = used.get(slug) ?? 0;
    used.set(slug, uses + 1);
    return uses === 0 ? slug : `${slug}-${uses}`;
  };
}
