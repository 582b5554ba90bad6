import type { TorturePage } from './pages.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Pages whose elements ask for something, or look as if they did. */
export const ELEMENT_PAGES: Readonly<Record<string, TorturePage>> = {
  script: '<script src="http://ext.test/a.js"></script>',
  'script-type-text': '<script type="text/javascript" src="http://ext.test/a.js"></script>',
  'script-type-jsx': '<script type="text/jsx" src="http://ext.test/a.js"></script>',
  'script-type-json': '<script type="application/json" src="http://ext.test/a.json"></script>',
  'script-nomodule': '<script nomodule src="http://ext.test/a.js"></script>',
  'script-async-defer':
    '<script async src="http://ext.test/a.js"></script><script defer src=http://ext.test/b.js></script>',
  'script-empty-src': '<script src=""></script><img src="">',
  'script-self-closing': '<script src="http://ext.test/a.js"/><img src="http://ext.test/hidden.png">',
  'script-in-svg':
    '<svg><script href="http://ext.test/a.js"/><script xlink:href="http://ext.test/b.js"></script></svg><img src="http://ext.test/c.png">',
  'script-comment-escape':
    '<script>var a = "<!--<script>"; var b = "</script>"; </script><img src="http://ext.test/a.png">--></script><img src="http://ext.test/b.png">',
  'attribute-unquoted':
    '<img src=http://ext.test/a.png><img src=http://ext.test/b.png/><img alt=x src=http://ext.test/c.png?d=1&amp;e=2>',
  'attribute-single-quotes': "<img src='http://ext.test/a.png'><img alt='a > b' src='http://ext.test/b.png'>",
  'attribute-capitals': '<IMG SRC="HTTP://EXT.TEST/A.png"><Script Src=http://ext.test/a.js></SCRIPT>',
  'attribute-entities':
    '<img src="http&#58;//ext.test/a.png"><img src="http://ext.test/b.png?x=1&amp;y=2&copy=3&lt=4"><img src="&#x68;ttp://ext.test/c.png"><img src="http://ext.test/&eacute;.png">',
  'attribute-line-breaks': '<img src="\n  http://ext.test/a\n.png \t"><img\nsrc\n=\n"http://ext.test/b.png"\n>',
  'attribute-duplicate': '<img src="http://ext.test/a.png" src="http://ext.test/b.png">',
  'attribute-spaces': '<img src="http://ext.test/a b.png"><img src="  //ext.test/c.png  ">',
  'attribute-no-space': '<img alt="a"src="http://ext.test/a.png"/><img/src="http://ext.test/b.png">',
  'attribute-greater': '<img alt=">" src="http://ext.test/a.png"><a title="<img src=http://ext.test/b.png>">x</a>',
  'url-without-scheme': '<img src="//ext.test/a.png"><link rel=stylesheet href=//ext.test/a.css>',
  'url-backslashes': '<img src="http:\\\\ext.test\\a.png"><img src="\\\\ext.test\\b.png">',
  'url-one-slash': '<img src="http:ext.test/a.png"><img src="https:/ext.test/b.png"><img src="http:///ext.test/c.png">',
  'url-port-and-user':
    '<img src="http://ext.test:80/a.png"><img src="http://ext.test:8443/b.png"><img src="https://ext.test:443/c.png">',
  'url-punycode': '<img src="http://bücher.test/a.png"><img src="http://EXT。test/b.png">',
  'url-fragment': '<img src="http://ext.test/a.png#x"><img src="http://ext.test/a.png#y">',
  'url-dots': '<img src="http://ext.test/a/../b/./c.png"><img src="http://ext.test/a/%2e%2e/d.png">',
  'url-data':
    "<img src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cimage href='http://ext.test/a.png'/%3E%3C/svg%3E\">",
  'url-invalid':
    '<img src="http://"><img src="http://[x/a.png"><img src="http://ext.test:99999/a.png"><img src="http://ext.test/ok.png">',
  'url-tabs-in-scheme': '<img src="ht\ntp://ext.test/a.png"><img src="/\t/ext.test/b.png">',
  'base-external':
    '<base href="http://ext.test/dir/"><img src="a.png"><img src="/b.png"><link rel=stylesheet href="c.css">',
  'base-local': '<base href="/sub/"><img src="a.png"><img src="../b.png">',
  'base-second':
    '<base target=_top><base href="http://ext.test/one/"><base href="http://ext.test/two/"><img src="a.png">',
  'base-late': '<link rel=stylesheet href="early.css"><base href="http://ext.test/late/"><img src="a.png">',
  'base-in-body': '<body><p>x</p><base href="http://ext.test/x/"><img src="a.png">',
  image: '<img src="http://ext.test/a.png">',
  'image-tag': '<image src="http://ext.test/a.png">',
  'image-lazy': '<div style="height:5000px"></div><img loading=lazy src="http://ext.test/a.png">',
  'image-hidden':
    '<img hidden src="http://ext.test/a.png"><div style="display:none"><img src="http://ext.test/b.png"></div>',
  'srcset-density': '<img srcset="http://ext.test/2.png 2x, http://ext.test/1.png 1x" src="http://ext.test/0.png">',
  'srcset-width':
    '<img srcset="http://ext.test/400.png 400w, http://ext.test/1300.png 1300w, http://ext.test/3000.png 3000w" sizes="100vw">',
  'srcset-sizes':
    '<img srcset="http://ext.test/400.png 400w, http://ext.test/800.png 800w, http://ext.test/1600.png 1600w" sizes="(max-width: 600px) 100vw, (min-width: 1000px) 300px, 50vw">',
  'srcset-sizes-calc':
    '<img srcset="http://ext.test/400.png 400w, http://ext.test/800.png 800w, http://ext.test/1600.png 1600w" sizes="calc(50vw - 40px)">',
  'srcset-commas': '<img srcset="http://ext.test/a,b.png, http://ext.test/w_1,h_2/c.png 2x">',
  'srcset-comma-end': '<img srcset="http://ext.test/a.png,, ,http://ext.test/b.png 3x,">',
  'srcset-one': '<img srcset="http://ext.test/only.png">',
  'srcset-invalid': '<img srcset="http://ext.test/a.png 1q, http://ext.test/b.png 2x" src="http://ext.test/c.png">',
  'srcset-data': '<img srcset="data:image/gif;base64,R0lGODlhAQABAAAAACw= 1x, http://ext.test/b.png 2x">',
  'picture-media':
    '<picture><source media="(max-width: 100px)" srcset="http://ext.test/narrow.png"><source media="(min-width: 101px)" srcset="http://ext.test/wide.png"><img src="http://ext.test/img.png"></picture>',
  'picture-type':
    '<picture><source type="image/x-nothing" srcset="http://ext.test/x.png"><source type="image/webp" srcset="http://ext.test/w.webp"><img src="http://ext.test/img.png"></picture>',
  'picture-dark':
    '<picture><source media="(prefers-color-scheme: dark)" srcset="http://ext.test/dark.png"><img src="http://ext.test/light.png"></picture>',
  'picture-fallback':
    '<picture><source media=print srcset="http://ext.test/p.png"><img src="http://ext.test/img.png"></picture>',
  'input-image':
    '<input type=image src="http://ext.test/a.png"><input type=text src="http://ext.test/b.png"><input TYPE=IMAGE SRC=http://ext.test/c.png>',
  'video-poster': '<video poster="http://ext.test/p.png"></video>',
  'video-src': '<video src="http://ext.test/a.mp4"></video><audio src="http://ext.test/a.mp3"></audio>',
  'video-preload-none':
    '<video preload=none src="http://ext.test/a.mp4"></video><audio preload=none src=http://ext.test/a.mp3></audio>',
  'video-preload-none-autoplay': '<video preload=none autoplay muted src="http://ext.test/a.mp4"></video>',
  'video-sources':
    '<video><source src="http://ext.test/a.mp4" type="video/mp4"><source src="http://ext.test/b.webm" type="video/webm"></video>',
  'video-source-type':
    '<video><source src="http://ext.test/a.xyz" type="video/x-unknown"><source src="http://ext.test/b.webm" type="video/webm"></video>',
  track:
    '<video src="http://ext.test/a.mp4"><track default src="http://ext.test/a.vtt"><track kind=captions src="http://ext.test/b.vtt"></video>',
  embed: '<embed src="http://ext.test/a.svg" type="image/svg+xml"><embed src="http://ext.test/b.html">',
  object:
    '<object data="http://ext.test/a.svg" type="image/svg+xml"></object><object data="http://ext.test/b.html"></object>',
  'object-fallback':
    '<object data="http://ext.test/a.svg" type="image/svg+xml"><img src="http://ext.test/b.png"></object>',
  'object-unknown-type': '<object data="http://ext.test/a.x" type="application/x-nothing"></object>',
  iframe: '<iframe src="http://ext.test/a.html"></iframe><iframe src="about:blank"></iframe>',
  'iframe-lazy': '<div style="height:5000px"></div><iframe loading=lazy src="http://ext.test/a.html"></iframe>',
  'iframe-srcdoc':
    '<iframe srcdoc="&lt;img src=&quot;http://ext.test/a.png&quot;&gt;&lt;script src=http://ext.test/b.js>&lt;/script>" src="http://ext.test/ignored.html"></iframe>',
  'iframe-srcdoc-nested':
    '<iframe srcdoc="<iframe srcdoc=&quot;<img src=http://ext.test/deep.png>&quot;></iframe>"></iframe>',
  'iframe-srcdoc-sandbox':
    '<iframe sandbox srcdoc="<script src=http://ext.test/a.js></script><img src=http://ext.test/b.png>"></iframe>',
  'iframe-local': {
    html: '<iframe src="inner.html"></iframe>',
    files: { 'inner.html': '<!doctype html><img src="http://ext.test/a.png">' },
  },
  'iframe-content': '<iframe><img src="http://ext.test/a.png"></iframe>',
  frameset:
    '<frameset cols="50%,50%"><frame src="http://ext.test/a.html"><frame src="http://ext.test/b.html"></frameset>',
  noframes: '<noframes><img src="http://ext.test/a.png"></noframes>',
  'body-background':
    '<body background="http://ext.test/a.png"><table background="http://ext.test/b.png"><tr><td background="http://ext.test/c.png">x</td></tr></table>',
  'meta-refresh': '<meta http-equiv=refresh content="0; url=http://ext.test/next.html">',
  'meta-refresh-quotes': '<meta http-equiv=Refresh content="0;URL=\'http://ext.test/next.html\'">',
  'meta-refresh-none': '<meta http-equiv=refresh content="5000">',
  'meta-og':
    '<meta property="og:image" content="http://ext.test/a.png"><meta name="twitter:image" content="http://ext.test/b.png"><meta itemprop=image content=http://ext.test/c.png>',
  'link-stylesheet': '<link rel=stylesheet href="http://ext.test/a.css">',
  'link-stylesheet-rel-list':
    '<link rel="nofollow STYLESHEET" href="http://ext.test/a.css"><link rel="canonical" href="http://ext.test/b.html">',
  'link-stylesheet-type':
    '<link rel=stylesheet type="text/less" href="http://ext.test/a.less"><link rel=stylesheet type="text/css" href="http://ext.test/b.css"><link rel=stylesheet type="TEXT/CSS; charset=utf-8" href="http://ext.test/c.css">',
  'link-stylesheet-media':
    '<link rel=stylesheet media=print href="http://ext.test/print.css"><link rel=stylesheet media="(max-width: 10px)" href="http://ext.test/narrow.css"><link rel=stylesheet media="not all" href="http://ext.test/none.css">',
  'link-stylesheet-disabled': '<link rel=stylesheet disabled href="http://ext.test/a.css">',
  'link-stylesheet-alternate':
    '<link rel="alternate stylesheet" title=x href="http://ext.test/a.css"><link rel="alternate stylesheet" href="http://ext.test/b.css">',
  'link-stylesheet-body': '<p>x<link rel=stylesheet href="http://ext.test/a.css">',
  'link-no-href': '<link rel=stylesheet href=""><link rel=stylesheet><link href="http://ext.test/a.css">',
  'link-icon': '<link rel="shortcut icon" href="http://ext.test/a.ico">',
  'link-icons':
    '<link rel=icon sizes=16x16 href="http://ext.test/16.png"><link rel=icon sizes=32x32 href="http://ext.test/32.png"><link rel="icon" type="image/svg+xml" href="http://ext.test/a.svg">',
  'link-apple-icon':
    '<link rel="apple-touch-icon" href="http://ext.test/a.png"><link rel="mask-icon" href="http://ext.test/b.svg">',
  'link-alternate':
    '<link rel=alternate type="application/rss+xml" href="http://ext.test/rss"><link rel=search href="http://ext.test/s"><link rel=next href="http://ext.test/n"><link rel=license href="http://ext.test/l">',
  'link-hints':
    '<link rel=preconnect href="http://ext.test/"><link rel=dns-prefetch href="//ext.test"><link rel=prefetch href="http://ext.test/p.js">',
  'link-preload':
    '<link rel=preload as=script href="http://ext.test/a.js"><link rel=preload as=font crossorigin href="http://ext.test/a.woff2"><link rel=preload as=image href="http://ext.test/a.png"><link rel=preload href="http://ext.test/none"><link rel=preload as=style href="http://ext.test/a.css"><link rel=preload as=fetch href="http://ext.test/a.json" crossorigin>',
  'link-preload-media':
    '<link rel=preload as=image media="(max-width: 10px)" href="http://ext.test/a.png"><link rel=preload as=image media="(min-width: 10px)" href="http://ext.test/b.png">',
  'link-preload-imagesrcset':
    '<link rel=preload as=image imagesrcset="http://ext.test/400.png 400w, http://ext.test/1300.png 1300w" imagesizes="300px">',
  'link-modulepreload': '<link rel=modulepreload href="http://ext.test/a.js">',
  'link-manifest': '<link rel=manifest href="http://ext.test/m.webmanifest">',
  'svg-image':
    '<svg><image href="http://ext.test/a.png" width=10 height=10 /><image xlink:href="http://ext.test/b.png" width=10 height=10 /></svg>',
  'svg-use': '<svg><use href="http://ext.test/a.svg#x"/><use xlink:href="http://ext.test/b.svg#x"/></svg>',
  'svg-fe-image':
    '<svg width=10 height=10><filter id=f><feImage href="http://ext.test/a.png"/></filter><rect width=10 height=10 filter="url(#f)"/></svg>',
  'svg-style':
    '<svg width=10 height=10><style>rect { mask: url(http://ext.test/a.svg#m) }</style><rect width=10 height=10 /></svg>',
  'svg-presentation':
    '<svg width=10 height=10><rect width=10 height=10 filter="url(http://ext.test/a.svg#f)" mask="url(http://ext.test/b.svg#m)" /></svg>',
  'svg-link': '<svg><a href="http://ext.test/a"><text>x</text></a></svg>',
  'svg-as-image': {
    html: '<img src="a.svg">',
    files: {
      'a.svg': `<svg ${SVG} width="10" height="10"><image href="http://ext.test/a.png"/><style>@import url(http://ext.test/a.css);</style></svg>`,
    },
  },
  'svg-as-object': {
    html: '<object data="a.svg"></object>',
    files: {
      'a.svg': `<svg ${SVG} width="10" height="10"><image href="http://ext.test/a.png" width="9" height="9"/></svg>`,
    },
  },
  'svg-as-iframe': {
    html: '<iframe src="a.svg"></iframe>',
    files: {
      'a.svg': `<svg ${SVG} width="10" height="10"><image xlink:href="http://ext.test/a.png" width="9" height="9"/><script href="http://ext.test/a.js"/></svg>`,
    },
  },
  'svg-stylesheet-instruction': {
    html: '<object data="a.svg"></object>',
    files: {
      'a.svg': `<?xml version="1.0"?><?xml-stylesheet href="http://ext.test/a.css" type="text/css"?><svg ${SVG} width="10" height="10"/>`,
    },
  },
  'svg-html-in-foreign-object':
    '<svg><foreignObject width=10 height=10><img src="http://ext.test/a.png"></foreignObject></svg>',
  'svg-title': '<svg><title><img src="http://ext.test/a.png"></title></svg>',
  'mathml-image': '<math><mtext><img src="http://ext.test/a.png"></mtext></math>',
  template:
    '<template><img src="http://ext.test/a.png"><script src="http://ext.test/a.js"></script></template><img src="http://ext.test/b.png">',
  'template-shadow': '<div><template shadowrootmode=open><img src="http://ext.test/a.png"></template></div>',
  'noscript-body':
    '<body><noscript><img src="http://ext.test/a.png"><iframe src="http://ext.test/a.html"></iframe></noscript><img src="http://ext.test/b.png">',
  'noscript-head': '<head><noscript><link rel=stylesheet href="http://ext.test/a.css"></noscript></head><body>',
  'noscript-comment': '<body><noscript><!-- </noscript><img src="http://ext.test/a.png"> --></noscript>',
  comment:
    '<!-- <img src="http://ext.test/a.png"> --><!--[if IE]><script src="http://ext.test/a.js"></script><![endif]-->',
  'comment-short': '<!--><img src="http://ext.test/a.png"><!-- --!><img src="http://ext.test/b.png">',
  'comment-conditional-revealed': '<!--[if !IE]> --><img src="http://ext.test/a.png"><!-- <![endif]-->',
  textarea: '<textarea><img src="http://ext.test/a.png"></textarea><title><img src="http://ext.test/b.png"></title>',
  xmp: '<xmp><img src="http://ext.test/a.png"></xmp><noembed><img src="http://ext.test/b.png"></noembed>',
  plaintext: '<img src="http://ext.test/a.png"><plaintext><img src="http://ext.test/b.png">',
  'code-text':
    '<pre><code>&lt;img src="http://ext.test/a.png"&gt; http://ext.test/b.js</code></pre><p>http://ext.test/c.png</p>',
  cdata: '<div><![CDATA[<img src="http://ext.test/a.png">]]></div>',
  links:
    '<a href="http://ext.test/a">x</a><area href="http://ext.test/b"><form action="http://ext.test/c"></form><a ping="http://ext.test/p" href="/">x</a>',
  'data-attributes':
    '<img data-src="http://ext.test/a.png" class=lazyload><div data-background="http://ext.test/b.png"></div>',
  'json-ld': '<script type="application/ld+json">{"image":"http://ext.test/a.png"}</script>',
  'speculation-rules':
    '<script type=speculationrules>{"prefetch":[{"source":"list","urls":["http://ext.test/p.html"]}]}</script>',
  'blockquote-cite':
    '<blockquote cite="http://ext.test/a"></blockquote><q cite=http://ext.test/b>x</q><img longdesc=http://ext.test/c usemap=http://ext.test/d>',
  'select-content': '<select><option>a<img src="http://ext.test/a.png"></option></select>',
  'details-closed': '<details><summary>x</summary><img src="http://ext.test/a.png"></details>',
  'csp-img':
    '<meta http-equiv="Content-Security-Policy" content="img-src \'self\'"><img src="http://ext.test/a.png"><script src="http://ext.test/a.js"></script>',
  'csp-default':
    '<meta http-equiv=content-security-policy content="default-src \'self\'; font-src *"><img src="http://ext.test/a.png"><link rel=stylesheet href=http://ext.test/a.css><iframe src="http://ext.test/b.html"></iframe><div style="background:url(http://ext.test/c.png)">x</div>',
  'csp-host':
    '<meta http-equiv="Content-Security-Policy" content="img-src http://ext.test/ok/ https://*.ext.test"><img src="http://ext.test/ok/a.png"><img src="http://ext.test/no.png"><img src="https://cdn.ext.test/b.png"><img src="http://cdn.ext.test/c.png">',
  'csp-inline-script':
    '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"><script>new Image().src = "http://ext.test/a.png";</script>',
  'csp-late':
    '<img src="http://ext.test/a.png"><body><p>x</p><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><img src="http://ext.test/b.png">',
  'csp-upgrade':
    '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><img src="http://ext.test/a.png">',
  'csp-two':
    '<meta http-equiv="Content-Security-Policy" content="img-src http://ext.test"><meta http-equiv="Content-Security-Policy" content="img-src https:"><img src="http://ext.test/a.png"><img src="https://ext.test/b.png">',
  'missing-files':
    '<img src="img/none.png"><script src="/js/none.js"></script><link rel=stylesheet href="none.css?v=1"><iframe src="none.html"></iframe><video poster="none.jpg"></video>',
  'missing-encoded': {
    html: '<img src="a%20b.png"><img src="c d.png"><img src="e%2520.png">',
    files: { 'a b.png': 'x', 'c d.png': 'x' },
  },
  'missing-case': { html: '<img src="Logo.PNG">', files: { 'logo.png': 'x' } },
  'missing-in-style': {
    html: '<link rel=stylesheet href="css/a.css"><p class=used>x',
    files: { 'css/a.css': '.used { background: url(../img/a.png) } .unused { background: url(../img/b.png) }' },
  },
};
