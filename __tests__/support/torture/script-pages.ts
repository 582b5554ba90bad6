import type { TorturePage } from './pages.ts';

const withFile = (name: string, text: string, html = `<script src="${name}"></script>`): TorturePage => ({
  html,
  files: { [name]: text },
});

/** Pages whose scripts ask for something, or hold URLs and ask for nothing. */
export const SCRIPT_PAGES: Readonly<Record<string, TorturePage>> = {
  'module-import':
    '<script type=module>import "http://ext.test/a.js"; import x from \'http://ext.test/b.js\'; export * from "http://ext.test/c.js";</script>',
  'module-file': withFile(
    'a.js',
    'import { x } from "http://ext.test/a.js";\n// import "http://ext.test/no.js"\nconst s = `import "http://ext.test/no2.js"`;',
    '<script type=module src="a.js"></script>',
  ),
  'module-chain': {
    html: '<script type=module src="js/a.js"></script>',
    files: {
      'js/a.js': 'import "./sub/b.js";',
      'js/sub/b.js': 'import "../c.js";',
      'js/c.js': 'import "http://ext.test/end.js";',
    },
  },
  'module-missing': {
    html: '<script type=module src="js/a.js"></script>',
    files: { 'js/a.js': 'import "./none.js";' },
  },
  'module-bare': '<script type=module>import "react"; import "http://ext.test/a.js";</script>',
  'module-import-map':
    '<script type=importmap>{"imports":{"lib":"http://ext.test/lib.js","dir/":"http://ext.test/dir/","unused":"http://ext.test/unused.js"}}</script><script type=module>import "lib"; import "dir/x.js";</script>',
  'module-import-map-scopes': {
    html: '<script type=importmap>{"imports":{"lib":"http://ext.test/top.js"},"scopes":{"/js/":{"lib":"http://ext.test/scoped.js"}}}</script><script type=module src="/js/a.js"></script>',
    files: { 'js/a.js': 'import "lib";' },
  },
  'module-dynamic': '<script type=module>import("http://ext.test/a.js").catch(() => 0);</script>',
  'module-json': '<script type=module>import data from "http://ext.test/a.json" with { type: "json" };</script>',
  'module-type-only': withFile('a.js', 'import "http://ext.test/a.js";', '<script src="a.js"></script>'),
  'module-preload-chain': withFile('a.js', 'import "http://ext.test/a.js";', '<link rel=modulepreload href="a.js">'),
  fetch: '<script>fetch("http://ext.test/a.json").catch(() => 0);</script>',
  'fetch-file': withFile('a.js', 'fetch("http://ext.test/a.json").catch(() => 0)'),
  'fetch-template': '<script>const id = 7; fetch(`http://ext.test/items/${id}.json`).catch(() => 0);</script>',
  'fetch-joined': '<script>var host = "http://ext.test"; fetch(host + "/a.json").catch(function () {});</script>',
  'xml-http-request':
    '<script>var x = new XMLHttpRequest(); x.open("GET", "http://ext.test/a.json"); x.send();</script>',
  'script-injected':
    '<script>(function(d,s){var j=d.createElement(s);j.src="http://ext.test/gtm.js?id="+"GTM-1";d.head.appendChild(j)})(document,"script")</script>',
  'document-write': '<script>document.write("<script src=\'http://ext.test/a.js\'><\\/script>")</script>',
  'inner-html':
    '<div id=a></div><script>document.getElementById("a").innerHTML = \'<img src="http://ext.test/a.png">\';</script>',
  'style-from-script': '<script>document.documentElement.style.background = "url(http://ext.test/a.png)";</script>',
  'image-from-script': '<script>new Image().src = "//ext.test/a.png";</script>',
  beacon: '<script>navigator.sendBeacon("http://ext.test/b", "x")</script>',
  websocket: '<script>new WebSocket("ws://ext.test/socket")</script>',
  'event-source': '<script>new EventSource("http://ext.test/events")</script>',
  worker: withFile('w.js', 'importScripts("http://ext.test/in-worker.js")', '<script>new Worker("w.js")</script>'),
  'onload-attribute': '<link rel=stylesheet media=print onload="this.media=\'all\'" href="http://ext.test/a.css">',
  'onerror-attribute': '<img src="none.png" onerror="this.src=\'http://ext.test/fallback.png\'">',
  payload:
    '<script>self.__next_f=self.__next_f||[];self.__next_f.push([1,"5:[\\"$\\",\\"img\\",null,{\\"src\\":\\"http://ext.test/a.png\\"}]\\n"])</script>',
  'json-parse': '<script>window.DATA = JSON.parse("{\\"url\\":\\"http://ext.test/a.png\\"}")</script>',
  'script-comment':
    '<script>/* http://ext.test/a.js */ // "http://ext.test/b.js"\nvar re = /"http:\\/\\/ext.test\\/c.js"/;</script>',
  'script-never-called': '<script>function later() { fetch("http://ext.test/a.json") }</script>',
};
