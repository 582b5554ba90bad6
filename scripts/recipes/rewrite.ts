// Loads the function of the object store recipe as the CDN does: a script that declares `handler`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const file = fileURLToPath(new URL('../../docs/recipes/object-store/rewrite.js', import.meta.url));

/** Returns a function that maps the path of a request to the path in the object store. */
export function loadRewrite(): (uri: string) => string {
  const context = { uri: '', result: '' };
  const code = `${readFileSync(file, 'utf8')}\nresult = handler({ request: { uri } }).uri;`;
  return (uri) => {
    context.uri = uri;
    runInNewContext(code, context);
    return context.result;
  };
}
