import { describe, expect, it } from '@jest/globals';
import {
  responseErrors,
  findEndpoint,
  requestErrors,
  schemaSample,
  type Endpoint,
} from '../../support/github/openapi.ts';

function endpoint(method: string, path: string): Endpoint {
  const found = findEndpoint(method, path);
  if (!found) throw new Error('no endpoint');
  return found;
}

const none = new URLSearchParams();
const status = endpoint('POST', '/repos/o/r/statuses/abc');
const pull = endpoint('GET', '/repos/o/r/pulls/7');

describe('the validation of the fake GitHub', () => {
  it('accepts valid requests and responses', () => {
    expect(requestErrors(status, none, { state: 'success', context: 'x', target_url: null })).toEqual([]);
    expect(responseErrors(status, 201, schemaSample('status'))).toEqual([]);
    expect(responseErrors(pull, 200, schemaSample('pull-request'))).toEqual([]);
    expect(responseErrors(pull, 404, { message: 'Not Found' })).toEqual([]);
  });

  it('rejects invalid requests and responses', () => {
    expect(requestErrors(status, none, { state: 'passed' })).toEqual([
      '/state must be equal to one of the allowed values',
    ]);
    expect(requestErrors(status, none, {})).toEqual([" must have required property 'state'"]);
    expect(requestErrors(status, none, { state: 'success', name: 'x' })).toEqual(['unknown property name']);
    expect(requestErrors(pull, none, {})).toEqual(['an unexpected body']);
    expect(requestErrors(pull, new URLSearchParams('page=1'), undefined)).toEqual(['query page']);
    expect(requestErrors(endpoint('GET', '/repos/o/r/pulls/x'), none, undefined)).toEqual(['path pull_number']);
    expect(responseErrors(pull, 200, { ...schemaSample('pull-request'), state: 'merged' })).toHaveLength(1);
    expect(responseErrors(pull, 200, { ...schemaSample('pull-request'), is_merged: true })).toEqual([
      'unknown property is_merged',
    ]);
    expect(() => responseErrors(pull, 201, {})).toThrow('has no response 201');
    expect(findEndpoint('DELETE', '/repos/o/r/pulls/7')).toBeUndefined();
  });
});
