import { describe, expect, test } from '@jest/globals';
import { PageReader, type Page, type PageOptions } from '../../../src/site/page.ts';
import { parseSelector } from '../../../src/site/selectors.ts';

const read = (html: string, options: PageOptions = {}): Page => new PageReader(options).read(html);
const blocks = (html: string, options?: PageOptions): readonly string[] => read(html, options).blocks;
const main = (html: string): readonly string[] =>
  blocks(`<body><nav>Menu</nav><main>${html}</main><footer>Foot</footer>`);

describe('where the content is', () => {
  test.each([
    [
      'MkDocs Material',
      '<main><div class="md-sidebar">Bar</div><article class="md-content__inner"><h1>T</h1><p>Text</p></article></main>',
    ],
    [
      'Sphinx',
      '<div class="body" role="main"><section id="t"><h1>T</h1><p>Text</p></section></div><div class="sphinxsidebar">Bar</div>',
    ],
    [
      'furo',
      '<div class="article-container"><div class="content-icon-container">Bar</div><article role="main"><h1>T</h1><p>Text</p></article></div>',
    ],
    [
      'Docusaurus',
      '<main><div class="row"><div class="col"><article><nav class="theme-doc-breadcrumbs">Bar</nav><div class="theme-doc-markdown markdown"><header><h1>T</h1></header><p>Text</p></div></article><nav class="pagination-nav">Bar</nav></div><div class="col"><div class="tableOfContents_bqdL">Bar</div></div></div></main>',
    ],
    [
      'Nextra',
      '<article><div class="nextra-breadcrumb">Bar</div><main data-pagefind-body="true"><h1>T</h1><p>Text</p></main><div>Bar</div></article>',
    ],
    [
      'the service',
      '<div><div id="content-side-layout">Bar</div><div id="content-area"><header id="header"><div class="eyebrow">Bar</div><h1>T</h1></header><div class="mdx-content"><p>Text</p></div><div id="pagination">Bar</div></div></div>',
    ],
    [
      'VitePress',
      '<div class="VPDoc has-sidebar"><div class="VPDocAside">Bar</div><main class="main"><div class="vp-doc"><h1>T</h1><p>Text</p></div></main></div>',
    ],
    ['no landmark', '<nav>Bar</nav><div role="navigation">Bar</div><h1>T</h1><p>Text</p><footer>Bar</footer>'],
    ['a known container', '<div>Bar</div><div class="markdown-body"><h1>T</h1><p>Text</p></div>'],
    ['a main element that a script fills', '<main></main><h1>T</h1><p>Text</p>'],
  ])('%s', (_, html) => {
    expect(blocks(`<html><body>${html}</body></html>`)).toEqual(['T', 'Text']);
  });

  test('several articles are a list, and all of the main element counts', () => {
    expect(main('<h1>Blog</h1><article>One</article><article>Two</article>')).toEqual(['Blog', 'One', 'Two']);
  });

  test('a card in an article element does not hide the title beside it', () => {
    expect(main('<header><h1>Guides</h1></header><p>Text</p><article>Card</article>')).toEqual([
      'Guides',
      'Text',
      'Card',
    ]);
  });

  test('React streams the content behind the page and a script puts it in its place', () => {
    const html = `<main><h1>T</h1><!--$?--><template id="B:0"></template><p>Loading…</p><!--/$--><p>End</p></main>
      <div hidden id="S:0"><p>First</p><template id="P:1"></template><p>Last</p></div><script>$RC("B:0","S:0")</script>
      <div hidden id="S:1"><p>Middle</p></div>`;
    expect(blocks(html)).toEqual(['T', 'First', 'Middle', 'Last', 'End']);
  });

  test('React: the main element itself may come later, and what never comes leaves its fallback', () => {
    const late =
      '<body><!--$?--><template id="B:0"></template><p>Loading…</p><!--/$--><div hidden id="S:0"><main><p>Text</p></main></div>';
    expect(blocks(late)).toEqual(['Text']);
    expect(main('<!--$?--><template id="B:0"></template><p>Loading…</p><!--/$-->')).toEqual(['Loading…']);
  });

  test('React: segments in each other end', () => {
    const html =
      '<main><template id="P:0"></template></main><div hidden id="S:0">A<template id="P:1"></template></div><div hidden id="S:1">B<template id="P:0"></template></div>';
    expect(blocks(html)).toEqual(['A', 'B']);
  });
});

describe('what is not content', () => {
  test.each([
    ['side bars', '<div class="sidebar">Bar</div>'],
    ['contents lists', '<div class="toc"><ul><li>Bar</li></ul></div><nav class="contents" id="contents">Bar</nav>'],
    ['pagers', '<div class="pagination-nav__link">Bar</div><a rel="next" href="/b">Bar</a>'],
    ['pagers without a class', '<a href="/b"><div>Next</div><div>Bar</div></a>'],
    ['an arrow at the end', '<p><a href="/b">Bar →</a></p>'],
    ['breadcrumbs', '<ol class="breadcrumb"><li>Bar</li></ol>'],
    ['version pickers', '<select><option>Bar</option></select>'],
    ['positions', '<p>Page 3 of 40</p>'],
    ['dates of the build', '<p>Last updated on 3 May 2026</p>'],
    ['classes that a build tool made unique', '<span class="lastUpdated_JAkA">Bar</span>'],
    ['feedback', '<div class="md-feedback">Bar</div><p>Was this page helpful?</p>'],
    ['copy buttons', '<pre><button class="copy">Bar</button></pre>'],
    ['hidden icons', '<span aria-hidden="true">Bar</span>'],
    [
      'scripts, styles and payloads',
      '<script>Bar</script><style>Bar</style><script type="application/json">{"Bar":1}</script><noscript>Bar</noscript>',
    ],
    ['text for screen readers only', '<span class="sr-only">Bar</span>'],
    ['roles', '<div role="search">Bar</div><div role="dialog">Bar</div>'],
    ['a header without the title', '<header>Bar</header>'],
  ])('%s', (_, html) => {
    expect(main(`<h1>T</h1><p>Text</p>${html}`)).toEqual(['T', 'Text']);
  });

  test.each(['¶', '#', '\u200b', '', '🔗', '§'])('the permalink %j of a heading', (sign) => {
    const page = read(`<main><h2 id="a">Title<a class="x" href="#a">${sign}</a></h2></main>`);
    expect(page).toMatchObject({ blocks: ['Title'], links: [], anchors: ['a'] });
  });

  test('a heading that is a link to itself keeps its text', () => {
    expect(read('<main><h2 id="a"><a class="header" href="#a">Title</a></h2></main>')).toMatchObject({
      blocks: ['Title'],
      links: [],
    });
  });
});

describe('what stays', () => {
  test.each([
    ['notes in aside', '<aside class="admonition">Note</aside>', ['Note']],
    ['the header that holds the title', '<header><p>Note</p><h1>T</h1></header>', ['Note', 'T']],
    [
      'classes that only contain a word for chrome',
      '<div class="has-sidebar no-toc pagination-free">Note</div>',
      ['Note'],
    ],
    ['a section named after chrome', '<section id="pagination"><h2>Note</h2></section>', ['Note']],
    [
      'a side bar that an author wrote',
      '<section><aside class="sidebar"><p class="sidebar-title">Note</p><p>Text</p></aside></section>',
      ['Note', 'Text'],
    ],
    [
      'tabs that are not open',
      '<button role="tab">npm</button><div role="tabpanel" hidden>Note</div>',
      ['npm', 'Note'],
    ],
    ['code', '<pre class="line-numbers">a\n  b</pre>', ['a b']],
    [
      'a link in a sentence that names its next step',
      '<p>Read <a href="/b">Next steps</a> then.</p>',
      ['Read Next steps then.'],
    ],
  ])('%s', (_, html, expected) => {
    expect(main(html)).toEqual(expected);
  });
});

describe('text', () => {
  test.each([
    ['white space', '<p> a\n\tb&nbsp; c </p>', ['a b c']],
    ['soft hyphens, zero-width spaces and wbr', '<p>do&shy;cu\u200bmen<wbr>tation</p>', ['documentation']],
    ['entities', '<p>a &amp; b &lt;c&gt; &#8364;</p>', ['a & b <c> €']],
    ['inline elements split no word', '<p>co<b>mpa</b><i>re</i></p>', ['compare']],
    ['cells are apart', '<table><tr><td>a</td><td>b</td></tr></table>', ['a', 'b']],
    ['line breaks are apart', '<p>a<br>b</p>', ['a b']],
    ['end tags that are left out', '<ul><li>a<li>b</ul><p>c<p>d', ['a', 'b', 'c', 'd']],
    ['end tags of nothing', '</i></div></span><p>a</p></section>', ['a']],
    ['end tags in capitals', '<P>a</P><DIV>b</DIV>', ['a', 'b']],
  ])('%s', (_, html, expected) => {
    expect(main(html)).toEqual(expected);
  });

  test('names of elements and attributes may be in upper case', () => {
    const { anchors, links } = read('<MAIN><H2 ID="part" STYLE="x">Part</H2><P>See <A Href="b.html">B</A></P></MAIN>');
    expect({ anchors, links }).toEqual({ anchors: ['part'], links: ['b.html'] });
  });

  test('a self-closing script hides the rest of the page, as in a browser', () => {
    expect(main('<p>a</p><script/><p>b</p>')).toEqual(['a']);
  });

  test('the order of attributes and their quotes do not matter', () => {
    expect(read('<main><a class=x href=/a>t</a></main>')).toEqual(read("<main><a href='/a' class='x'>t</a></main>"));
  });
});

describe('title, anchors, images and links', () => {
  test('are what stands in the content', () => {
    const page = read(`<head><title>A &amp; B</title></head><body><nav><a href="/n">n</a><img src="n.png"></nav><main>
      <section id="s"><h1 id="h">T</h1><a name="old"></a><a id="new"></a><p id="p">x <a href="/l#f">l</a></p></section>
      <img src="a.png"><img srcset="b.png 1x, c.png 2x"><img src="/_next/image?url=%2F_next%2Fd.png&amp;w=640&amp;q=75">
      <video src="v.mp4"></video><img src="data:image/gif;base64,R0lGODlh" data-src="lazy.png"></main>`);
    expect(page).toMatchObject({
      title: 'A & B',
      anchors: ['s', 'h', 'old', 'new'],
      links: ['/l#f'],
      images: ['a.png', 'b.png', '/_next/d.png', 'v.mp4', 'lazy.png'],
    });
  });

  test('the title of a drawing is not the title of the page', () => {
    expect(read('<body><svg><title>Icon</title></svg><main>x</main>').title).toBe('');
  });
});

describe('the fast way', () => {
  test.each([
    '<!-- <main>no</main> --><main>yes</main>',
    '<script>"<main>no</main>"</script><main>yes</main>',
    '<div data-x="<main>no</main>"><main>yes</main></div>',
    '<style>/*<main>*/</style><main>yes</main>',
    '<MAIN>yes</MAIN>',
    '<main><article>yes</article><h1>no</h1></main>',
    '<main>yes</main><main>and</main>',
    '<main>yes<template id="P:0"></template></main><div hidden id="S:0">more</div>',
    '<main>yes</main><div role="main">and</div>',
  ])('finds the same as the whole page: %s', (html) => {
    const fast = read(html);
    const whole = new PageReader().readWhole(html);
    expect({ ...fast, around: whole.around }).toEqual(whole);
    expect(fast.blocks[0]).toBe('yes');
  });
});

describe('selectors', () => {
  const html = '<main><div class="doc"><p>a</p><div class="ad"><p>b</p></div></div><div class="doc">c</div>d</main>';

  test('content', () => {
    expect(read(html, { content: parseSelector('main > .doc') })).toMatchObject({
      blocks: ['a', 'b', 'c'],
      matchesContent: true,
    });
    expect(read(html, { content: parseSelector('.none') })).toMatchObject({
      blocks: ['a', 'b', 'c', 'd'],
      matchesContent: false,
    });
  });

  test('ignore', () => {
    expect(blocks(html, { ignore: parseSelector('.doc .ad, .doc:not(div)') })).toEqual(['a', 'c', 'd']);
  });

  test.each([
    ['a[', 'is not a CSS selector'],
    ['a + b', 'uses more than'],
    ['p:first-child', 'uses more than'],
  ])('%s is refused', (text, message) => {
    expect(() => parseSelector(text)).toThrow(message);
  });
});

describe('hostile pages', () => {
  test('100,000 nested elements, and as many end tags of nothing', () => {
    const deep = `<main><i>${'<b>'.repeat(100_000)}text${'</i></u>'.repeat(100_000)}</main>`;
    expect(blocks(deep)).toEqual(['text']);
  });

  test('nested cells, links and articles', () => {
    expect(main(`${'<table><td>'.repeat(20_000)}a`)).toEqual(['a']);
    expect(main(`${'<a href="#">'.repeat(20_000)}a`)).toEqual(['a']);
    expect(main(`${'<article><section><header><h1>'.repeat(20_000)}a`)).toEqual(['a']);
  });

  test('a page that is no HTML', () => {
    expect(blocks('\0\u0001\ufffd<')).toHaveLength(1);
    expect(read('')).toMatchObject({ title: '', blocks: [] });
  });
});
