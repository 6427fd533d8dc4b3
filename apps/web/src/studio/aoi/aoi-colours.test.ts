import { readFileSync } from 'node:fs';
import { AOI_LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { AOI_COLOURS, findNewAoiSlot, toAoiStageColour } from './aoi-colours.ts';

const tokens = readFileSync(
  new URL('../../../../../packages/ui/src/tokens.css', import.meta.url),
  'utf8',
);

it('has a colour for every slot that can be stored', () => {
  const slots = Array.from({ length: AOI_LIMITS.colors }, (_, i) => i + 1);
  expect(AOI_COLOURS.map(({ slot }) => slot)).toEqual(slots);
});

it('is "on the stage always the dark set"', () => {
  for (const { slot } of AOI_COLOURS) {
    const [, inDark] = [...tokens.matchAll(new RegExp(`--c${slot}: (#\\w+);`, 'g'))];
    expect(toAoiStageColour(slot)).toBe(inDark?.[1]);
  }
});

it('"New AOIs take slots 1 to 6 first"', () => {
  const taken: { color: number }[] = [];
  for (let i = 0; i < 8; i++) taken.push({ color: findNewAoiSlot(taken) });
  expect(taken.map(({ color }) => color)).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
  expect(findNewAoiSlot([{ color: 1 }, { color: 3 }, { color: 8 }])).toBe(2);
});
