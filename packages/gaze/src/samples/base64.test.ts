import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

it('writes what Node writes and reads it again', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(text)).toEqual(bytes);
    }),
  );
});

it('writes a text that was joined of pieces', () => {
  for (const length of [6_143, 6_144, 6_145, 64 * 1024]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) ^ (i >> 8));
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
});

it('refuses text that is not base64', () => {
  for (const text of ['A', 'AA', 'AAA', '====', 'AA=A', 'AA==AAAA', 'AA-_', 'AAAA\n']) {
    expect(() => fromBase64(text)).toThrow(RangeError);
  }
});
