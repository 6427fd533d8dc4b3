import { checkHash } from '@fovea/records';

const GONE = 404;

/** A newer version does without it. */
export class ObjectGone extends Error {}

/** Bytes that are not those of the key are an error, never shown. */
export async function fetchObject<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (response.status === GONE) throw new ObjectGone(url);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const bytes = await response.arrayBuffer();
  // Pages that did not come by TLS cannot hash.
  if (globalThis.crypto.subtle !== undefined) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
    checkHash(new URL(url).pathname, hex.join(''));
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}
