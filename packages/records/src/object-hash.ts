const HASH = /(?<hash>[0-9a-f]{64})[.]json$/;

/** An object is not what its key says it is. */
export class WrongBytes extends Error {
  override readonly name = 'WrongBytes';
}

/** Keys of what is made by us end in the SHA-256 of the JSON, before it is gzipped. */
export function checkHash(key: string, sha256: string): void {
  const wanted = HASH.exec(key)?.groups?.hash;
  if (wanted !== undefined && wanted !== sha256) {
    throw new WrongBytes(`the bytes of ${key} are not those it was made of`);
  }
}
