/** What holds for all elements of one name. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Whether it separates words. Other elements are part of a line. */
  readonly isBlock: boolean;
  readonly isHeading: boolean;
  /** Whether it only marks a part of a line, as bold or as code. */
  readonly isPlain: boolean;
  readonly isVoid: boolean;
  /** An end tag inside closes nothing outside. */
  readonly isScope: boolean;
  /** The elements that its start tag closes. */
  readonly closes: ReadonlySet<string> | undefined;
}

const VOID = new Set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(' '),
);

const BLOCKS = new Set(
  `address article aside audio blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure
   footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html iframe label legend li main menu nav object ol p pre search
   section summary table tbody td text tfoot th thead tr ul video`.split(/\s+/),
);

const PLAIN = new Set(
  'abbr b bdi bdo cite code dfn em i kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);

const P = new Set(['p']);
const HEADING_OR_P = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);
export const CELLS = new Set(['td', 'th']);

/** The elements that the start of another closes when they are the innermost (HTML standard, "Optional tags"). */
const CLOSED_BY = new Map<string, ReadonlySet<string>>([
  ['li', new Set(['li', 'p'])],
  ['dt', new Set(['dt', 'dd', 'p'])],
  ['dd', new Set(['dt', 'dd', 'p'])],
  ['tr', new Set(['tr', 'td', 'th', 'p'])],
  ['td', CELLS],
  ['th', CELLS],
  ['tbody', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
  ['tfoot', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
  ['option', new Set(['option'])],
  ['optgroup', new Set(['option', 'optgroup'])],
  ['body', new Set(['head', 'title'])],
  ['a', new Set(['a'])],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, ReadonlySet<string>] => [name, HEADING_OR_P]),
  ...'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre section table ul'
    .split(' ')
    .map((name): [string, ReadonlySet<string>] => [name, P]),
]);

/** An end tag inside one of these closes nothing outside it. */
const SCOPES = new Set(['body', 'main', 'article', 'nav', 'table', 'td', 'th', 'template', 'svg']);

/** @param name in lower case */
export function describeTag(name: string): Tag {
  return {
    name,
    isBlock: BLOCKS.has(name),
    isHeading: /^h[1-6]$/.test(name),
    isPlain: PLAIN.has(name),
    isVoid: VOID.has(name),
    isScope: SCOPES.has(name),
    closes: CLOSED_BY.get(name),
  };
}
