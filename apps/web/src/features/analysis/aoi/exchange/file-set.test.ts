import { readAoiFile } from '@fovea/gaze/aoi-files';
import { expect, it } from 'vitest';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import { toId, toPage } from '#testing/projects.ts';
import { isStretched, sortOut, writeFile } from './file-set.ts';
import { listPlaces, type Place } from './places.ts';

const [PLACE] = listPlaces(toPage()) as [Place];
const AOIS = [
  toAoi({ assetId: PLACE.asset.id, keyframes: [toKeyframe(), toKeyframe({ timestamp: 2_000 })] }),
  toAoi({ assetId: toId(999), name: 'Of another picture' }),
];

it.each(['aoi.json', 'cvat', 'label-studio'] as const)(
  'what is written as %s is found in it again',
  (format) => {
    const read = readAoiFile(writeFile(format, PLACE, AOIS, 30));
    expect(read.format).toBe(format);
    expect(read.aois.map(({ name }) => name)).toEqual(['Headline']);
    expect(read.aois[0]?.keyframes.map(({ timestamp }) => timestamp)).toEqual([0, 2_000]);
    expect(isStretched(read, PLACE)).toBe(false);
  },
);

it('says why an area of a file is not taken', () => {
  const file = readAoiFile(writeFile('aoi.json', PLACE, [AOIS[0], AOIS[0]] as typeof AOIS, 30));
  const [first] = file.aois;
  expect(sortOut(file, 1_000, 1)).toEqual({
    taken: [{ ...first, keyframes: [first?.keyframes[0]] }],
    left: [{ name: 'Headline', reason: 'full' }],
  });
  const late = {
    aois: file.aois.map((aoi) => ({ ...aoi, keyframes: aoi.keyframes.slice(1) })),
    left: [{ name: 'Turned', reason: 'rotated' }] as const,
  };
  expect(sortOut(late, 1_000, 60).left.map(({ reason }) => reason)).toEqual([
    'rotated',
    'late',
    'late',
  ]);
});

it('says when a file was made for a picture of another shape', () => {
  const read = readAoiFile(writeFile('aoi.json', PLACE, AOIS, 30));
  const asset = { ...read.asset, widthPx: read.asset.widthPx * 2 };
  expect(isStretched({ ...read, asset }, PLACE)).toBe(true);
});
