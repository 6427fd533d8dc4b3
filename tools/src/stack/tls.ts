import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { getCertificate } from './certificate.ts';
import type { StackFolders } from './folders.ts';
import { startProcess } from './processes.ts';
import type { StackPorts } from './stack-ports.ts';

/** Puts TLS in front of both apps, with the calls they may make, and of object storage. */
export async function startTls(
  folders: StackFolders,
  address: string,
  ports: StackPorts,
): Promise<void> {
  const { keyFile, certFile } = await getCertificate(folders, address, Date.now());
  const routes = [
    { port: ports.webTls, upstreamPort: ports.web },
    { port: ports.collectTls, upstreamPort: ports.collect },
    { port: ports.s3Tls, upstreamPort: ports.s3 },
  ];
  const env = {
    TLS_HOST: address,
    TLS_ROUTES: JSON.stringify(routes),
    TLS_KEY_FILE: keyFile,
    TLS_CERT_FILE: certFile,
  };
  const ca = readFileSync(certFile);
  await startProcess(folders, 'tls-proxy', env, async () => {
    const answers = await Promise.all(routes.map(({ port }) => canShakeHands(address, port, ca)));
    return answers.every(Boolean);
  });
}

async function canShakeHands(host: string, port: number, ca: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, ca, timeout: 2_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('secureConnect', () => end(true));
    socket.on('timeout', () => end(false));
    socket.on('error', () => end(false));
  });
}
