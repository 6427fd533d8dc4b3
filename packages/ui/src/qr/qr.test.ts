import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { toQrCode, toQrFile } from './qr.ts';

const LINK = 'https://go.example.com/p/abcdefghijkl';

it('draws exactly the dark modules', () => {
  const { modules, path } = toQrCode(LINK);
  const dark = new Set<string>();
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(run); i++) dark.add(`${Number(x) + i},${y}`);
  }
  const expected = new Set<string>();
  const matrix = create(LINK, { errorCorrectionLevel: 'M' }).modules;
  for (let y = 0; y < matrix.size; y++) {
    for (let x = 0; x < matrix.size; x++) if (matrix.get(y, x)) expected.add(`${x},${y}`);
  }
  expect(modules).toBe(matrix.size);
  expect(dark).toEqual(expected);
});

it('has a rim of four modules in its file', () => {
  const code = toQrCode(LINK);
  const side = code.modules + 8;
  expect(toQrFile(code)).toContain(`viewBox="-4 -4 ${side} ${side}"`);
});
