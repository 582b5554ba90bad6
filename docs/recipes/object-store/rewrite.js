// For CloudFront Functions, at the event "viewer request": /guides/start is the object guides/start.html, and /guides/ is
// guides/index.html. An object store looks nothing up, so this tells a page from a file by its name.
function handler(event) {
  const request = event.request;
  const name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (name === '') request.uri += 'index.html';
  // An extension begins with a letter: /releases/v1.2 is a page, /logo.svg is not.
  else if (!/\.[a-z][a-z0-9]*$/i.test(name)) request.uri += '.html';
  return request;
}
