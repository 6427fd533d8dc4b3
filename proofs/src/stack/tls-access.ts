import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { CALLS } from '@fovea/contract';
import { logInResearcher } from '@fovea/testkit';
import { findNetworkAddress } from '@fovea/tools/stack/certificate';
import type { StackFolders } from '@fovea/tools/stack/folders';
import type { StackState } from '@fovea/tools/stack/state';

export interface TlsAccess {
  readonly docsStatus: number;
  readonly recordsStatus: number;
  /** Both were reached by the address that a phone would use. */
  readonly isOnNetwork: boolean;
}

/** Reads the API's docs and presigned records by TLS, trusting only the stack's certificate. */
export async function tryTls(folders: StackFolders, state: StackState): Promise<TlsAccess> {
  const ca = readFileSync(join(folders.root, 'tls-cert.pem'), 'utf8');
  const docsUrl = state.addresses['API docs'] ?? '';
  const [login] = state.logins;
  if (login === undefined) throw new Error('the stack has no demo login');
  const researcher = await logInResearcher(state.addresses.API ?? '', login);
  try {
    const { projects } = await researcher.client.call(CALLS.listProjects, { query: {} });
    const params = { id: projects[0]?.id ?? '' };
    const { presignedUrl } = await researcher.client.call(CALLS.getAggregatedRecords, { params });
    const origin = `https://${findNetworkAddress()}:`;
    return {
      docsStatus: await getStatus(docsUrl, ca),
      recordsStatus: await getStatus(presignedUrl, ca),
      isOnNetwork: docsUrl.startsWith(origin) && presignedUrl.startsWith(origin),
    };
  } finally {
    researcher.stop();
  }
}

function getStatus(url: string, ca: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ca, agent: false, timeout: 10_000 }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer from ${url}`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
