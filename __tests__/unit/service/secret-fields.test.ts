import { expect, it } from '@jest/globals';
import { createRedactor } from '../../../src/runner/redactor.ts';
import { withoutSecrets } from '../../../src/service/secret-fields.ts';

const redactor = createRedactor();
redactor.add('adm_0123456789');

it('removes text with a secret, and names the fields', () => {
  const body = {
    status: `x${'adm_0123456789'.repeat(20)}`,
    jobId: 'se_adm%5f0123456789',
    progress: 50,
    source: { repository: 'https://h.example/adm_01\u200B23456789/x', ref: 'main' },
    model: null,
  };
  expect(withoutSecrets(body, redactor)).toEqual({
    fields: { progress: 50, source: { ref: 'main' }, model: null },
    rejected: ['status', 'jobId', 'source.repository'],
  });
});

it('keeps the error of a job, and removes text that is too long', () => {
  const body = { error: 'Bad key adm_0123456789', model: 'x'.repeat(8_193), bundleUrl: 'y'.repeat(8_193) };
  const { fields, rejected } = withoutSecrets(body, redactor);
  expect(fields).toEqual({ error: body.error, bundleUrl: body.bundleUrl });
  expect(rejected).toEqual(['model']);
});
