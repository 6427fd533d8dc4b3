import { createHmac } from 'node:crypto';
import { toPlace } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';

/** Whoever rents a /48 has 65,536 lines of /64, so IPv6 counts by its network. */
export function toLine(ip: string): string {
  const { address, network } = toPlace(ip);
  return address.includes(':') ? network : address;
}

/**
 * An address as a running recording keeps it, by a key of its project: it tells which recordings of
 * the project came from one line, and nothing beyond the project. Drills come from one address.
 */
export function toAddressHmac(
  { config }: Pick<ServerDeps, 'config'>,
  { projectId, ip }: { readonly projectId: string; readonly ip: string },
): Buffer | null {
  if (config.HUMAN_PACE === 0) return null;
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  return hmac(hmac(config.CODE_SECRET.reveal(), `addresses|${projectId}`), toLine(ip));
}
