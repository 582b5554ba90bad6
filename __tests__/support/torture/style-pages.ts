import type { TorturePage } from './pages.ts';

const sheet = (css: string, html = '<p class=used>text</p>'): TorturePage => ({
  html: `<link rel=stylesheet href="css/a.css">${html}`,
  files: { 'css/a.css': css },
});

const FACE = (name: string, file: string, more = ''): string =>
  `@font-face { font-family: ${name}; src: url(http://ext.test/${file}) format("woff2"); ${more} }`;

/** Pages whose style sheets ask for something. */
export const STYLE_PAGES: Readonly<Record<string, TorturePage>> = {
  'style-element': '<style>p { background: url(http://ext.test/a.png) }</style><p>x</p>',
  'style-element-media':
    '<style media=print>p { background: url(http://ext.test/a.png) }</style><style media="screen and (min-width: 100px)">p { background: url(http://ext.test/b.png) }</style><p>x</p>',
  'style-element-type': '<style type="text/less">p { background: url(http://ext.test/a.png) }</style><p>x</p>',
  'style-in-body': '<p>x</p><style>@import "http://ext.test/a.css"; p { list-style: none }</style>',
  'style-attribute':
    '<p style="background: url(http://ext.test/a.png)">x</p><p style="background-image:url(&quot;http://ext.test/b.png&quot;)">x</p>',
  'style-attribute-variable':
    '<style>.c { background-image: var(--img) }</style><p class=c style="--img: url(http://ext.test/a.png)">x</p><p style="--img: url(http://ext.test/b.png)">x</p>',
  'css-quotes': sheet(
    '.used { background: url("http://ext.test/a.png"), url(\'http://ext.test/b.png\'), url(  http://ext.test/c.png  ) }',
  ),
  'css-relative': sheet('.used { background: url(a.png), url(/b.png), url(../c.png) }'),
  'css-escapes': sheet(
    '.used { background: url(http\\3a //ext.test/a\\).png), url("http://ext.test/\\62 .png"), \\75rl(http://ext.test/c.png) }',
  ),
  'css-capitals': sheet(
    '.USED { background: url(http://ext.test/no.png) } P.used { BACKGROUND: URL(http://ext.test/a.png) }',
  ),
  'css-string-break': sheet('.used { background: url("http://ext.test/\\\na.png") }'),
  'css-comment': sheet(
    '/* .used { background: url(http://ext.test/a.png) } */ .used { color: red; /* background: url(http://ext.test/b.png) */ }',
  ),
  'css-bad-url': sheet(
    '.used { background: url(http://ext.test/a b.png); } .used { background: url(http://ext.test/c.png) }',
  ),
  'css-unclosed': sheet('.used { background: url(http://ext.test/a.png'),
  'css-byte-order-mark': sheet('\uFEFF@import "http://ext.test/a.css";'),
  'css-charset': sheet('@charset "utf-8"; @import "http://ext.test/a.css";'),
  'css-image-set': sheet('.used { background: image-set("http://ext.test/1.png" 1x, "http://ext.test/2.png" 2x) }'),
  'css-webkit-image-set': sheet(
    '.used { background: -webkit-image-set(url(http://ext.test/1.png) 1x, url(http://ext.test/2.png) 2x) }',
  ),
  'css-image-set-type': sheet(
    '.used { background: image-set("http://ext.test/1.avif" type("image/avif"), "http://ext.test/2.png" type("image/png")) }',
  ),
  'css-cross-fade': sheet(
    '.used { background: -webkit-cross-fade(url(http://ext.test/1.png), url(http://ext.test/2.png), 50%) }',
  ),
  'css-properties': sheet(
    '.used { list-style-image: url(http://ext.test/l.png); border-image-source: url(http://ext.test/b.png); mask-image: url(http://ext.test/m.svg); cursor: url(http://ext.test/c.cur), auto; shape-outside: url(http://ext.test/s.png); float: left }',
  ),
  'css-filter': sheet('.used { filter: url(http://ext.test/f.svg#f); clip-path: url(http://ext.test/c.svg#c) }'),
  'css-unknown-property': sheet(
    '.used { foo: url(http://ext.test/a.png); -ms-behavior: url(http://ext.test/b.htc); behavior: url(http://ext.test/c.htc) }',
  ),
  'css-content': sheet(
    '.used::before { content: url(http://ext.test/a.png) } .used::after { background: url(http://ext.test/b.png) } .used::marker { content: url(http://ext.test/c.png) }',
  ),
  'css-pseudo-element': sheet(
    '.used::before { content: ""; background: url(http://ext.test/a.png) } .used:after { content: none; background: url(http://ext.test/b.png) } .used::first-letter { background: url(http://ext.test/c.png) }',
  ),
  'css-hover': sheet(
    '.used:hover { background: url(http://ext.test/a.png) } .used:focus-within { background: url(http://ext.test/b.png) }',
  ),
  'css-unmatched': sheet(
    '.unused { background: url(http://ext.test/a.png) } #x .used { background: url(http://ext.test/b.png) }',
  ),
  'css-selectors': sheet(
    'main > p.used + p { background: url(http://ext.test/a.png) } main p ~ ul li:nth-child(2n) { background: url(http://ext.test/b.png) } a[href^="http"]:not(.x) { background: url(http://ext.test/c.png) } :is(h1, h2):first-of-type { background: url(http://ext.test/d.png) } ul:has(> .z) { background: url(http://ext.test/e.png) } li:nth-child(9) { background: url(http://ext.test/f.png) }',
    '<main><h1>x</h1><p class=used>x</p><p>y</p><ul><li>1</li><li>2</li></ul><a href="http://x.test/">z</a></main>',
  ),
  'css-selector-list': sheet(
    '.none, .used { background: url(http://ext.test/a.png) } .none, :unknown-thing, .used { background: url(http://ext.test/b.png) }',
  ),
  'css-selector-escapes': sheet(
    '.md\\:p-1\\/2 { background: url(http://ext.test/a.png) }',
    '<p class="md:p-1/2">x</p>',
  ),
  'css-overridden': sheet('.used { background: url(http://ext.test/a.png) } p.used { background: none }'),
  'css-override-order': sheet(
    '.used { background-image: url(http://ext.test/a.png) } .used { background-image: url(http://ext.test/b.png) }',
  ),
  'css-important': sheet(
    '.used { background: url(http://ext.test/a.png) !important } #id.used { background: url(http://ext.test/b.png) }',
    '<p id=id class=used>x</p>',
  ),
  'css-layers': sheet(
    '@layer a, b; @layer b { .used { background: url(http://ext.test/b.png) } } @layer a { p.used { background: url(http://ext.test/a.png) } }',
  ),
  'css-layer-unlayered': sheet(
    '.used { background: url(http://ext.test/u.png) } @layer a { #id.used { background: url(http://ext.test/a.png) } }',
    '<p id=id class=used>x</p>',
  ),
  'css-display-none': sheet(
    '.used { background: url(http://ext.test/a.png); display: none } .in p { background: url(http://ext.test/b.png) } .in { display: none }',
    '<p class=used>x</p><div class=in><p>y</p></div>',
  ),
  'css-visibility-hidden': sheet('.used { visibility: hidden; background: url(http://ext.test/a.png) }'),
  'css-hidden-attribute': sheet(
    '.used { background: url(http://ext.test/a.png) }',
    '<div hidden><p class=used>x</p></div>',
  ),
  'css-empty-page-element': sheet('.used { background: url(http://ext.test/a.png) }', '<span class=used></span>'),
  'css-html-body': sheet(
    ':root { background: url(http://ext.test/a.png) } body { background: url(http://ext.test/b.png) }',
  ),
  'css-media': sheet(
    '@media print { .used { background: url(http://ext.test/print.png) } } @media (min-width: 100px) { .used { background: url(http://ext.test/wide.png) } } @media (max-width: 99px) { .used { background: url(http://ext.test/narrow.png) } }',
  ),
  'css-media-range': sheet(
    '@media (100px <= width) { .used { background: url(http://ext.test/a.png) } } @media (width < 100px) { p { background: url(http://ext.test/b.png) } } @media not screen { p { background: url(http://ext.test/c.png) } } @media (hover: none) { p { list-style: url(http://ext.test/d.png) } }',
  ),
  'css-media-dark': sheet(
    '@media (prefers-color-scheme: dark) { .used { background: url(http://ext.test/dark.png) } } @media (prefers-color-scheme: light) { .used { background: url(http://ext.test/light.png) } }',
  ),
  'css-media-resolution': sheet(
    '@media (min-resolution: 2dppx), (-webkit-min-device-pixel-ratio: 1.5) { .used { background: url(http://ext.test/2x.png) } } @media only screen and (max-resolution: 1dppx) { .used { background: url(http://ext.test/1x.png) } }',
  ),
  'css-supports': sheet(
    '@supports (display: grid) { .used { background: url(http://ext.test/yes.png) } } @supports (display: nonsense) { .used { list-style-image: url(http://ext.test/no.png) } } @supports not (display: grid) { p { list-style-image: url(http://ext.test/not.png) } }',
  ),
  'css-container': sheet(
    'main { container-type: inline-size } @container (min-width: 10px) { .used { background: url(http://ext.test/a.png) } }',
    '<main><p class=used>x</p></main>',
  ),
  'css-nesting': sheet(
    'main { .used { background: url(http://ext.test/a.png) } & > p { list-style-image: url(http://ext.test/b.png) } .no & { background: url(http://ext.test/c.png) } }',
    '<main><p class=used>x</p></main>',
  ),
  'css-nested-media': sheet(
    '.used { @media (min-width: 10px) { background: url(http://ext.test/a.png) } @media print { background: url(http://ext.test/b.png) } }',
  ),
  'css-variable': sheet(
    ':root { --a: url(http://ext.test/a.png); --b: url(http://ext.test/b.png) } .used { background: var(--a) }',
  ),
  'css-variable-fallback': sheet(
    '.used { background: var(--none, url(http://ext.test/a.png)) } p { --set: none; list-style-image: var(--set, url(http://ext.test/b.png)) }',
  ),
  'css-variable-chain': sheet(
    ':root { --a: url(http://ext.test/a.png); --b: var(--a) } .used { background-image: var(--b) }',
  ),
  'css-variable-relative': {
    html: '<link rel=stylesheet href="css/vars.css"><link rel=stylesheet href="other/use.css"><p class=used>x</p>',
    files: { 'css/vars.css': ':root { --a: url(img/a.png) }', 'other/use.css': '.used { background: var(--a) }' },
  },
  'css-variable-scope': sheet(
    '.x { --a: url(http://ext.test/a.png) } .used { background: var(--a) }',
    '<p class=used>x</p><p class=x>y</p>',
  ),
  'css-keyframes': sheet(
    '@keyframes k { from { background: url(http://ext.test/a.png) } to { background: url(http://ext.test/b.png) } } @keyframes unused { from { background: url(http://ext.test/c.png) } } .used { animation: k 1s infinite }',
  ),
  'css-page-rule': sheet('@page { background: url(http://ext.test/a.png) } @namespace svg url(http://ext.test/ns);'),
  'css-counter-style': sheet('@counter-style c { system: cyclic; symbols: url(http://ext.test/a.png) }'),
  'import-url': sheet(
    '@import url(http://ext.test/a.css); @import "http://ext.test/b.css"; @IMPORT URL("http://ext.test/c.css");',
  ),
  'import-late': sheet('p { color: red } @import "http://ext.test/a.css";'),
  'import-media': sheet(
    '@import "http://ext.test/print.css" print; @import url(http://ext.test/screen.css) screen and (min-width: 10px); @import "http://ext.test/narrow.css" (max-width: 10px);',
  ),
  'import-supports': sheet(
    '@import "http://ext.test/yes.css" supports(display: grid); @import "http://ext.test/no.css" supports(display: nonsense); @import "http://ext.test/layer.css" layer(x);',
  ),
  'import-chain': {
    html: '<link rel=stylesheet href="css/a.css">',
    files: {
      'css/a.css': '@import "sub/b.css";',
      'css/sub/b.css': '@import "../c.css"; p { color: red }',
      'css/c.css': '@import url(http://ext.test/end.css);',
    },
  },
  'import-circle': {
    html: '<link rel=stylesheet href="a.css">',
    files: { 'a.css': '@import "b.css";', 'b.css': '@import "a.css"; @import "http://ext.test/a.css";' },
  },
  'import-missing': sheet('@import "none.css";'),
  'import-from-print': {
    html: '<link rel=stylesheet media=print href="a.css">',
    files: { 'a.css': '@import "http://ext.test/a.css"; body { background: url(http://ext.test/b.png) }' },
  },
  'sheet-disabled-local': {
    html: '<link rel=stylesheet disabled href="a.css"><link rel="alternate stylesheet" title=alt href="b.css"><p>x</p>',
    files: {
      'a.css': '@import "http://ext.test/a.css";',
      'b.css': '@import "http://ext.test/b.css"; p { background: url(http://ext.test/c.png) }',
    },
  },
  'sheet-title-sets': {
    html: '<link rel=stylesheet title=one href="a.css"><link rel=stylesheet title=two href="b.css"><p>x</p>',
    files: {
      'a.css': 'p { background: url(http://ext.test/a.png) }',
      'b.css': 'p { list-style-image: url(http://ext.test/b.png) }',
    },
  },
  'sheet-wrong-type': {
    html: '<link rel=stylesheet href="a.txt"><p>x</p>',
    files: { 'a.txt': 'p { background: url(http://ext.test/a.png) }' },
  },
  'font-used': sheet(`${FACE('F', 'f.woff2')} p { font-family: F }`),
  'font-unused': sheet(`${FACE('F', 'f.woff2')} .unused { font-family: F } ${FACE('G', 'g.woff2')}`),
  'font-shorthand': sheet(`${FACE('"My Font"', 'f.woff2')} p { font: italic bold 12px/1.5 "My Font", serif }`),
  'font-inherited': sheet(
    `${FACE('F', 'f.woff2')} body { font-family: F, sans-serif } code { font-family: monospace }`,
  ),
  'font-no-text': sheet(`${FACE('F', 'f.woff2')} .icon { font-family: F }`, '<i class=icon></i><p>x</p>'),
  'font-pseudo': sheet(
    `${FACE('F', 'f.woff2')} .icon::before { font-family: F; content: "\\f101" }`,
    '<i class=icon></i>',
  ),
  'font-weights': sheet(
    `${FACE('F', '400.woff2', 'font-weight: 400')} ${FACE('F', '700.woff2', 'font-weight: 700')} ${FACE('F', 'i.woff2', 'font-style: italic')} body { font-family: F }`,
    '<p>x <b>y</b></p>',
  ),
  'font-italic': sheet(
    `${FACE('F', '400.woff2')} ${FACE('F', 'i.woff2', 'font-style: italic')} body { font-family: F }`,
    '<p>x <em>y</em></p>',
  ),
  'font-weight-range': sheet(
    `${FACE('F', 'v.woff2', 'font-weight: 100 900')} body { font-family: F }`,
    '<p>x <b>y</b></p>',
  ),
  'font-unicode-range': sheet(
    `${FACE('F', 'latin.woff2', 'unicode-range: U+0000-00FF')} ${FACE('F', 'greek.woff2', 'unicode-range: U+0370-03FF')} ${FACE('F', 'cyr.woff2', 'unicode-range: U+04??')} body { font-family: F }`,
    '<p>abc &Omega;</p>',
  ),
  'font-fallback-family': sheet(`${FACE('F', 'f.woff2')} ${FACE('G', 'g.woff2')} p { font-family: F, G, serif }`),
  'font-second-family': sheet(`${FACE('F', 'f.woff2')} p { font-family: "No Such Font", F }`),
  'font-behind-generic': sheet(`${FACE('F', 'f.woff2')} p { font-family: sans-serif, F }`),
  'font-sources': sheet(
    '@font-face { font-family: F; src: local("Nothing"), url(http://ext.test/a.eot) format("embedded-opentype"), url(http://ext.test/b.woff2) format("woff2"), url(http://ext.test/c.ttf) format("truetype") } p { font-family: F }',
  ),
  'font-eot-trick': sheet(
    '@font-face { font-family: F; src: url(http://ext.test/a.eot); src: url(http://ext.test/a.eot?#iefix) format("embedded-opentype"), url(http://ext.test/a.woff) format("woff"), url(http://ext.test/a.svg#f) format("svg") } p { font-family: F }',
  ),
  'font-svg-text': sheet(FACE('F', 'f.woff2'), '<svg><text font-family="F" y=20>x</text></svg>'),
  'font-input': sheet(`${FACE('F', 'f.woff2')} input { font-family: F }`, '<input value=x>'),
  'font-hidden-text': sheet(`${FACE('F', 'f.woff2')} .h { font-family: F; display: none }`, '<p class=h>x</p>'),
  'font-missing-local': sheet(
    '@font-face { font-family: F; src: url(f.woff2) format("woff2"), url(f.woff) format("woff") } p { font-family: F }',
  ),
  'font-redefined': sheet(`${FACE('F', 'a.woff2')} ${FACE('F', 'b.woff2')} p { font-family: F }`),
  'font-attribute': sheet(FACE('F', 'f.woff2'), '<font face=F>x</font>'),
  'font-variable': sheet(`${FACE('F', 'f.woff2')} :root { --f: F, serif } p { font-family: var(--f) }`),
};
