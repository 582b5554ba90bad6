import { expect } from '@jest/globals';
import { makeCertificate, type TestCertificate } from '../support/certificate.ts';
import { startProxy, type TestProxy } from '../support/proxy.ts';
import type { RunOptions } from '../support/run-action.ts';
import { deadline, DOWNLOAD_AND_EXTRACT, withWrongClock } from './builders.ts';
import type { FaultSuite, Expected, FaultCase, CaseContext } from './fault-case.ts';

/** Starts a forward proxy that is closed after the case. */
async function startCaseProxy({ onEnd }: CaseContext, refuseWith?: string): Promise<TestProxy> {
  const proxy = await startProxy(refuseWith);
  onEnd(() => proxy.close());
  return proxy;
}

function refusing(status: string): FaultCase {
  return {
    name: `a proxy that responds with ${status}`,
    prepare: async (context) => ({ environment: { http_proxy: (await startCaseProxy(context, status)).url } }),
    expect: {
      errorCode: 'unreachable',
      messages: [status.slice(0, 3), '`https_proxy`'],
      requests: [],
      without: ['jobId'],
    },
  };
}

function malformed(value: string): FaultCase {
  return {
    name: `the proxy variable ${value}`,
    run: { environment: { http_proxy: value } },
    expect: { errorCode: 'proxy-invalid', messages: ['http_proxy'], requests: [] },
  };
}

const PROXIES: readonly FaultCase[] = [
  refusing('407 Proxy Authentication Required'),
  refusing('403 Forbidden'),
  ...['://nowhere', 'socks5://127.0.0.1:1', 'http://', 'http://me:100%@127.0.0.1:1'].map(malformed),
  {
    name: 'a proxy that refuses connections',
    run: { environment: { http_proxy: 'http://127.0.0.1:1' }, inputs: deadline(2) },
    expect: { errorCode: 'timed-out', messages: ['proxy (the proxy: ECONNREFUSED)'], requests: [] },
  },
  {
    name: 'a proxy that responds with 503 once',
    prepare: async (context) => {
      const proxy = await startCaseProxy(context);
      proxy.refuseNext('503 Service Unavailable');
      return { environment: { http_proxy: proxy.url } };
    },
    expect: { messages: ['the proxy responded with 503'], outputs: { status: 'completed' } },
  },
  {
    name: 'a proxy with a user name and a password',
    prepare: async (context) => {
      const proxy = await startCaseProxy(context);
      context.onEnd(() => {
        expect(proxy.tunnels.length).toBeGreaterThan(1);
        for (const { authorization } of proxy.tunnels) expect(authorization).toMatch(/^Basic /);
      });
      const url = proxy.url.replace('://', '://somebody:pass%20word@');
      return { ...DOWNLOAD_AND_EXTRACT, environment: { http_proxy: url }, secrets: ['pass%20word', 'pass word'] };
    },
    expect: { outputs: { status: 'completed', cacheHit: 'false' } },
  },
  ...['127.0.0.1', '*', '127.0.0.0/8'].map((noProxy): FaultCase => ({
    name: `no_proxy ${noProxy}, and a proxy that refuses connections`,
    run: { ...DOWNLOAD_AND_EXTRACT, environment: { http_proxy: 'http://127.0.0.1:1', no_proxy: noProxy } },
    expect: { outputs: { status: 'completed', cacheHit: 'false' } },
  })),
];

/** The API has a certificate that is valid between these days from now. `trusted`: the runner trusts its CA. */
function certified(name: string, days: readonly [number, number], trusted: boolean, expected: Expected): FaultCase {
  let promise: Promise<TestCertificate> | undefined;
  const certificate = (): Promise<TestCertificate> => (promise ??= makeCertificate(...days));
  return {
    name,
    service: async () => ({ tls: await certificate() }),
    prepare: async () => (trusted ? { environment: { NODE_EXTRA_CA_CERTS: (await certificate()).caFile } } : {}),
    expect: expected,
  };
}

function rejected(code: string): Expected {
  return { errorCode: 'certificate-rejected', messages: [code, 'NODE_EXTRA_CA_CERTS'], requests: [] };
}

const CERTIFICATES: readonly FaultCase[] = [
  certified('a self-signed certificate', [-1, 30], false, rejected('DEPTH_ZERO_SELF_SIGNED_CERT')),
  certified('an expired certificate', [-30, -1], true, rejected('CERT_HAS_EXPIRED')),
  certified('a certificate that is not valid yet', [1, 30], true, rejected('CERT_NOT_YET_VALID')),
  certified('a certificate of a private CA that the runner trusts', [-1, 30], true, {
    outputs: { status: 'completed' },
  }),
  {
    name: 'an https URL for a server that speaks plain http',
    prepare: ({ emulator }) => ({
      inputs: { 'base-url': emulator.baseUrl.replace('http:', 'https:'), ...deadline(3) },
    }),
    expect: { errorCode: 'timed-out', requests: [] },
  },
];

const CLOCKS: readonly FaultCase[] = [-12, 12].map((hours): FaultCase => ({
  name: `the runner's clock is ${Math.abs(hours)} hours ${hours < 0 ? 'behind' : 'ahead'}`,
  service: { optionalFields: true },
  run: { ...DOWNLOAD_AND_EXTRACT, ...withWrongClock(hours) } satisfies RunOptions,
  expect: { outputs: { status: 'completed', cacheHit: 'false' } },
}));

export const NETWORK: FaultSuite = {
  title: 'Proxies, certificates, clocks',
  cases: [...PROXIES, ...CERTIFICATES, ...CLOCKS],
};
