import type { Aoi, AoiKeyframe } from '@fovea/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import { applyCommand, type Command, sortAois } from './commands.ts';

const timestamps = fc.uniqueArray(fc.integer({ min: 0, max: 8_000 }), {
  minLength: 1,
  maxLength: 5,
});
const aois: fc.Arbitrary<Aoi[]> = fc
  .array(timestamps, { minLength: 1, maxLength: 4 })
  .map((lists) =>
    lists.map((times, i) =>
      toAoi({
        aoiId: `aoi-${i}`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + i)).toISOString(),
        keyframes: times
          .toSorted((a, b) => a - b)
          .map((timestamp) => toKeyframe({ id: `key-${i}-${timestamp}`, timestamp })),
      }),
    ),
  );

function toCommands(list: readonly Aoi[], at: number, timestamp: number): Command[] {
  const aoi = list[at % list.length] as Aoi;
  const { aoiId } = aoi;
  const { keyframes } = aoi.keyframeAoi;
  const { id: keyframeId } = keyframes[at % keyframes.length] as AoiKeyframe;
  const free = timestamp + 10_000;
  return [
    { kind: 'addAoi', aoi: toAoi({ aoiId: 'another', createdAt: '2027-01-01T00:00:00.000Z' }) },
    { kind: 'updateAoi', aoiId, change: { name: 'Button', color: 3 } },
    { kind: 'updateAoi', aoiId, change: { keyframes: [toKeyframe({ id: 'only' })] } },
    { kind: 'removeAoi', aoiId },
    { kind: 'addKeyframe', aoiId, keyframe: toKeyframe({ id: 'another', timestamp: free }) },
    { kind: 'updateKeyframe', aoiId, keyframeId, change: { timestamp: free, visible: false } },
    { kind: 'removeKeyframe', aoiId, keyframeId },
  ];
}

it('is taken back by its inverse, and done again by the inverse of that', () => {
  fc.assert(
    fc.property(aois, fc.nat(), fc.nat(8_000), (list, at, timestamp) => {
      for (const command of toCommands(list, at, timestamp)) {
        const applied = applyCommand(list, command);
        const isLast = command.kind === 'removeKeyframe' && applied === undefined;
        if (isLast) continue;
        if (applied === undefined) throw new Error(`${command.kind} did nothing`);
        const back = applyCommand(applied.next, applied.inverse);
        expect(back?.next).toEqual(list);
        expect(back && applyCommand(list, back.inverse)?.next).toEqual(applied.next);
      }
    }),
  );
});

it('keyframes are re-sorted by timestamp after an update', () => {
  fc.assert(
    fc.property(aois, fc.nat(), fc.nat(8_000), (list, at, timestamp) => {
      for (const command of toCommands(list, at, timestamp)) {
        for (const { keyframeAoi } of applyCommand(list, command)?.next ?? []) {
          const times = keyframeAoi.keyframes.map((each) => each.timestamp);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        }
      }
    }),
  );
});

it('changes nothing but the area that it names', () => {
  fc.assert(
    fc.property(aois, fc.nat(), fc.nat(8_000), (list, at, timestamp) => {
      for (const command of toCommands(list, at, timestamp)) {
        const next = applyCommand(list, command)?.next ?? list;
        const named = list[at % list.length];
        for (const aoi of list) if (aoi !== named) expect(next).toContain(aoi);
      }
    }),
  );
});

it('leaves the last keyframe, and finds nothing to do where its area is gone', () => {
  const aoi = toAoi({ keyframes: [toKeyframe({ id: 'only' })] });
  const last = { kind: 'removeKeyframe', aoiId: aoi.aoiId, keyframeId: 'only' } as const;
  expect(applyCommand([aoi], last)).toBeUndefined();
  expect(applyCommand([], { kind: 'removeAoi', aoiId: aoi.aoiId })).toBeUndefined();
  expect(applyCommand([aoi], { kind: 'addAoi', aoi })).toBeUndefined();
});

it('sorted by createdAt ascending, missing dates first', () => {
  const dates = ['2026-11-02T00:00:00.000Z', null, '2026-11-01T00:00:00.000Z', null];
  const list = dates.map((createdAt, i) => toAoi({ aoiId: `${i}`, createdAt }));
  expect(sortAois(list).map(({ aoiId }) => aoiId)).toEqual(['1', '3', '2', '0']);
});
