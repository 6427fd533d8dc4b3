import { gunzipSync } from 'node:zlib';
import type { TestBucket } from './platform-fakes.ts';

/** Flips one bit of an object, such that its text is another one or none. */
export function rot({ objects }: Pick<TestBucket, 'objects'>, key: string): void {
  const object = objects.get(key);
  if (object === undefined) throw new Error(`no object ${key}`);
  const text = gunzipSync(object.bytes);
  for (let at = Math.floor(object.bytes.length / 2); ; at++) {
    const bytes = Buffer.from(object.bytes);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    if (isSame(bytes, text)) continue;
    objects.set(key, { ...object, bytes });
    return;
  }
}

/** Some bits of gzip do not matter. */
function isSame(bytes: Buffer, text: Buffer): boolean {
  try {
    return gunzipSync(bytes).equals(text);
  } catch {
    return false;
  }
}
