export async function hashSha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The hash that the completeness handshake compares: SHA-256 in hex over the batch hashes in order.
 */
export async function hashRoot(batchHashes: readonly Uint8Array[]): Promise<string> {
  const joined = new Uint8Array(batchHashes.length * 32);
  batchHashes.forEach((hash, i) => {
    joined.set(hash, i * 32);
  });
  return toHex(await hashSha256(joined));
}
