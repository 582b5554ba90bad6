/** Variables that make Node.js print requests with the admin key and the link's signature. This module is imported first. */
const DEBUG_VARIABLES = ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'] as const;

/** The variables that were set. They are removed, so that no later module and no child process reads them. */
export const ignoredVariables: readonly string[] = DEBUG_VARIABLES.filter((name) => {
  const isSet = (process.env[name] ?? '') !== '';
  Reflect.deleteProperty(process.env, name);
  return isSet;
});

// Node.js has read NODE_DEBUG before any module could remove it, and writes what it asks for to process.stderr.
if (ignoredVariables.length > 0) process.stderr.write = () => true;
