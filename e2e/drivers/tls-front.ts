import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forward } from '@fovea/testkit';
import { getCertificate } from '@fovea/tools/stack/certificate';

export interface TlsFront {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * TLS in front of a site, which goes on seeing its own origin. WebKit keeps a session's cookie only
 * behind TLS, where Chromium trusts the loopback without.
 */
export async function openTlsFront(siteUrl: string): Promise<TlsFront> {
  const { host, port, origin } = new URL(siteUrl);
  const root = await mkdtemp(join(tmpdir(), 'fovea-tls-'));
  const { keyFile, certFile } = await getCertificate({ root }, '127.0.0.1', Date.now());
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)]);
  await rm(root, { recursive: true });
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const hasOrigin = incoming.headers.origin !== undefined;
    const headers = ['Host', host, ...(hasOrigin ? ['Origin', origin] : [])];
    const without = ['host', 'origin', 'referer'];
    forward({ agent, port: Number(port), headers, without }, incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
