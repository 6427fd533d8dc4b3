import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@fovea/contract/times';
import { runCommand } from '@fovea/testkit/engines';
import type { StackFolders } from './folders.ts';

export type Certificate = { keyFile: string; certFile: string };

const VALID_DAYS = 365;
const MIN_LEFT_MS = 7 * DAY_MS;

/** The address a phone on the same network can reach, or loopback when there is no network. */
export function findNetworkAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return found?.address ?? '127.0.0.1';
}

/** A self-signed certificate for the address; kept until the address changes or it runs out. */
export async function getCertificate(
  folders: Pick<StackFolders, 'root'>,
  address: string,
  nowMs: number,
): Promise<Certificate> {
  const keyFile = join(folders.root, 'tls-key.pem');
  const certFile = join(folders.root, 'tls-cert.pem');
  if (existsSync(keyFile) && existsSync(certFile)) {
    const known = new X509Certificate(readFileSync(certFile));
    const leftMs = Date.parse(known.validTo) - nowMs;
    if (known.checkIP(address) !== undefined && leftMs > MIN_LEFT_MS) return { keyFile, certFile };
  }
  const names = `subjectAltName=IP:${address},IP:127.0.0.1,DNS:localhost`;
  await runCommand('openssl', [
    ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-days', String(VALID_DAYS), '-subj', '/CN=Fovea development', '-addext', names],
    ...['-keyout', keyFile, '-out', certFile],
  ]);
  return { keyFile, certFile };
}
