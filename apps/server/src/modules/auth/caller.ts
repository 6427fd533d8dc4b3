// Origin of a request without a session: a browser, by a number of its own, and a place in the
// network. Limits count by these.
import { createHash, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Exchange } from '#platform/http/binder.ts';

const DEVICE = '__Host-device';
const DEVICE_BYTES = 16;
const DEVICE_SECONDS = 400 * 24 * 3_600;

export interface Device {
  readonly hash: Buffer;
  /** The browser came without a number and has one now. */
  readonly isNew: boolean;
}

export interface Caller {
  readonly device: Device;
  /** One line into the network: an IPv4 address, or the /64 that an IPv6 line has to itself. */
  readonly address: string;
  /** The neighbourhood: /24 or /48. */
  readonly network: string;
}

/** Gives a browser its number if it has none. */
export function identifyCaller({ request, reply }: Exchange): Caller {
  const place = toPlace(request.ip);
  const known = request.cookies[DEVICE];
  if (known !== undefined && /^[\w-]{22}$/.test(known)) {
    return { ...place, device: { hash: toHash(known), isNew: false } };
  }
  const fresh = randomBytes(DEVICE_BYTES).toString('base64url');
  reply.setCookie(DEVICE, fresh, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: DEVICE_SECONDS,
  });
  return { ...place, device: { hash: toHash(fresh), isNew: true } };
}

export function toPlace(ip: string): Pick<Caller, 'address' | 'network'> {
  // Some proxies add the port.
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(address)) {
    return { address, network: address.slice(0, address.lastIndexOf('.')) };
  }
  const groups = toGroups(address);
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function toGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

function toHash(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}
