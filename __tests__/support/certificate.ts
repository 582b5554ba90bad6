import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A self-signed certificate for 127.0.0.1. `caFile` is for NODE_EXTRA_CA_CERTS. */
export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
  readonly caFile: string;
}

/** Creates a certificate that is valid from `fromDays` to `toDays` days from now. */
export async function makeCertificate(fromDays = -1, toDays = 30): Promise<TestCertificate> {
  const day = 86_400_000;
  const pem = await generate([{ name: 'commonName', value: 'Test CA' }], {
    keyType: 'ec',
    notBeforeDate: new Date(Date.now() + fromDays * day),
    notAfterDate: new Date(Date.now() + toDays * day),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const caFile = join(mkdtempSync(join(tmpdir(), 'ca-')), 'ca.pem');
  writeFileSync(caFile, pem.cert);
  return { key: pem.private, cert: pem.cert, caFile };
}
