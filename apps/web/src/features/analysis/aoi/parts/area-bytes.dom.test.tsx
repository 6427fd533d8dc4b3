import { AOI_LIMITS } from '@fovea/contract';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { language } from '#shared/language.ts';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import { toId } from '#testing/projects.ts';
import { AreaBytes } from './area-bytes.tsx';

/** So large an area, to the byte. */
function toLarge(bytes: number, assetId: string) {
  const points = Array.from({ length: 60 }, (): [number, number] => [0.123456, 0.5]);
  const polygon = toKeyframe({ shape: { type: 'polygon', points } });
  const keyframes = Math.floor((bytes - 400) / (JSON.stringify(polygon).length + 1));
  const aoi = toAoi({ assetId, name: '', keyframes: Array(keyframes).fill(polygon) });
  return { ...aoi, name: 'n'.repeat(bytes - JSON.stringify(aoi).length) };
}
const PICTURE = toId(900);
const HALF = AOI_LIMITS.assetBytesMax / 2;
const show = (aois: Parameters<typeof AreaBytes>[0]['aois'], all = aois) =>
  render(<AreaBytes aois={aois} all={all} />).container;

it.each([
  ['en', 'AOIs of this picture: 129 of 256 KB'],
  ['ko', '이 이미지의 AOI: 256KB 중 129KB'],
] as const)('says in %s how much of a picture is used, past half of it', (lang, words) => {
  language.set(lang);
  const one = toLarge(HALF, PICTURE);
  expect(show([one])).toBeEmptyDOMElement();
  expect(show([{ ...one, name: `${one.name}m` }])).toHaveTextContent(words);
});

it('counts pictures apart, and the whole project beside them', () => {
  const one = toLarge(HALF, PICTURE);
  const all = Array.from({ length: 8 }, (_, i) => ({ ...one, assetId: toId(901 + i) }));
  expect(show(all.slice(0, 4), all)).toBeEmptyDOMElement();
  expect(show([], [...all, { ...one }])).toHaveTextContent('AOIs of this project: 1.2 of 2 MB');
});
