const NOSCRIPT_START = /<[nN][oO][sS][cC][rR][iI][pP][tT](?=[\s>/])/g;
const NOSCRIPT_END = /<\/noscript(?=[\s>/])/gi;

/**
 * Takes the openings of comments and tags out of `noscript`, where a browser with scripts reads text. The tokenizer would
 * take a comment in it to the comment's end, beyond the end of the element.
 */
export function withoutNoscript(html: string): string {
  const parts: string[] = [];
  let from = 0;
  NOSCRIPT_START.lastIndex = 0;
  while (NOSCRIPT_START.exec(html) !== null) {
    const start = NOSCRIPT_START.lastIndex;
    NOSCRIPT_END.lastIndex = start;
    if (NOSCRIPT_END.exec(html) === null) break;
    const end = NOSCRIPT_END.lastIndex - '</noscript'.length;
    parts.push(html.slice(from, start), html.slice(start, end).replaceAll('<', ' '));
    NOSCRIPT_START.lastIndex = from = end;
  }
  return from === 0 ? html : parts.join('') + html.slice(from);
}
