// What the HTML standard says of the nesting of elements, as far as requests and selectors depend on it.

export const VOID = new Set(
  'area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);
/** Elements whose content the tokenizer takes for text. */
export const RAW_TEXT = new Set('script style textarea title xmp iframe noembed noframes plaintext'.split(' '));
/** HTML inside SVG and MathML (HTML standard, "HTML integration point"). */
export const INTEGRATION = new Set('foreignobject desc title mi mo mn ms mtext annotation-xml'.split(' '));
/** A start tag that ends open elements at the top of the stack (HTML standard, "Optional tags"). */
export const CLOSES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: new Set(['li']),
    dt: new Set(['dt', 'dd']),
    dd: new Set(['dt', 'dd']),
    option: new Set(['option']),
    optgroup: new Set(['option', 'optgroup']),
    tr: new Set(['tr', 'td', 'th']),
    td: new Set(['td', 'th']),
    th: new Set(['td', 'th']),
    tbody: new Set(['tr', 'td', 'th', 'thead', 'tbody']),
    tfoot: new Set(['tr', 'td', 'th', 'thead', 'tbody']),
    body: new Set(['head']),
    rt: new Set(['rt', 'rp']),
    rp: new Set(['rt', 'rp']),
  }),
);
export const CLOSES_PARAGRAPH = new Set(
  'address article aside blockquote center details dialog dir div dl dd dt li fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary ul table'.split(
    ' ',
  ),
);
/** Elements that may stand in the head: any other start tag ends it. */
export const IN_HEAD = new Set(
  'html head base basefont bgsound link meta title noscript noframes style script template'.split(' '),
);
export const FRAME = new Set(['html', 'head', 'body', 'frameset']);
/** An end tag inside one of these does not end what is outside (HTML standard, "has an element in scope"). */
export const SCOPES = new Set(['td', 'th', 'caption', 'table', 'object', 'marquee', 'applet', 'foreignobject']);
export const TABLE_PARTS = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'caption',
  'object',
  'marquee',
  'svg',
  'foreignobject',
]);
