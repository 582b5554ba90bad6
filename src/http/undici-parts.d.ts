// The parts of undici that a direct request needs. Its main module loads four times as much: a tenth of a second at the start
// of a download. The version is exact in package.json, and these files have these names since undici 6.
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici';
}

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';

  export default function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>;
}
