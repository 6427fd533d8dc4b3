import { expect, it } from 'vitest';
import { toSizeText } from './to-size-text.ts';

const KB = 1024;

it.each([
  [0, '1 KB'],
  [640 * KB, '640 KB'],
  [KB * KB, '1 MB'],
  [2.44 * KB * KB, '2.4 MB'],
  [180.4 * KB * KB, '180 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(toSizeText(bytes)).toBe(text);
});
