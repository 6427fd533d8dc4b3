import { expect, it } from 'vitest';
import { listSources } from './picture-sources.ts';

const WHOLE = { url: '/a.png', widthPx: 1179 };

it('offers every size of a format and the full size, the better format first', () => {
  const sources = [
    { url: '/a-400.webp', type: 'image/webp', widthPx: 400 },
    { url: '/a-400.avif', type: 'image/avif', widthPx: 400 },
    { url: '/a-800.webp', type: 'image/webp', widthPx: 800 },
  ] as const;
  expect(listSources({ ...WHOLE, sources: [...sources] })).toEqual([
    { type: 'image/avif', srcSet: '/a-400.avif 400w, /a.png 1179w' },
    { type: 'image/webp', srcSet: '/a-400.webp 400w, /a-800.webp 800w, /a.png 1179w' },
  ]);
});

it('offers nothing for a picture without other sizes', () => {
  expect(listSources({ ...WHOLE, sources: [] })).toEqual([]);
});
