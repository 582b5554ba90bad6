// The function of the object store's recipe, loaded as the CDN does: a script that declares `handler`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const file = fileURLToPath(new URL('../../docs/recipes/object-store/rewrite.js', import.meta.url));

/** What the CDN asks the object store for, by what a visitor asks for. */
export function loadRewrite(): (uri: string) => string {
  const context = { uri: '', result: '' };
  const code = `${readFileSync(file, 'utf8')}\nresult = handler({ request: { uri } }).uri;`;
  return (uri) => {
    context.uri = uri;
    runInNewContext(code, context);
    return context.result;
  };
}
