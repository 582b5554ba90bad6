// For CloudFront Functions, event type "viewer request". Maps /guides/start to guides/start.html, and /guides/ to
// guides/index.html. An object store has no such mapping, so the function recognizes pages by their names.
function handler(event) {
  const request = event.request;
  const name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (name === '') request.uri += 'index.html';
  // A file extension begins with a letter: /releases/v1.2 is a page, /logo.svg is a file.
  else if (!/\.[a-z][a-z0-9]*$/i.test(name)) request.uri += '.html';
  return request;
}
