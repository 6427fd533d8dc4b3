import type { AoiShape } from '@fovea/gaze/aoi';
import { expect, it } from 'vitest';
import { applyCommand, type Command } from '#studio/aoi/commands/commands.ts';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import {
  findEditedShape,
  findNeighbourTime,
  findSeenShape,
  findShownShape,
  listMarked,
  toMovedKeyframes,
  toPastedKeyframes,
  toPointsCommand,
  toShapeCommand,
  toToggledKeyframe,
  toWithoutKeyframes,
} from './keyframe-edits.ts';

const SHAPE: AoiShape = { type: 'rectangle', x: 0.5, y: 0.5, width: 0.1, height: 0.1 };
const AOI = toAoi({
  keyframes: [toKeyframe({ id: 'a', timestamp: 1_000 }), toKeyframe({ id: 'b', timestamp: 3_000 })],
});
const edit = (timeMs: number, isAuto: boolean) => ({ timeMs, isAuto, newId: () => 'new' });

it('auto keyframe on: any change at a time without a keyframe makes one', () => {
  expect(toShapeCommand(AOI, SHAPE, edit(2_000, true))).toMatchObject({
    kind: 'addKeyframe',
    keyframe: { timestamp: 2_000, shape: SHAPE },
  });
  expect(toShapeCommand(AOI, SHAPE, edit(3_000, true))).toMatchObject({
    kind: 'updateKeyframe',
    keyframeId: 'b',
  });
});

it('off: the change moves the nearest earlier keyframe', () => {
  const at = (timeMs: number) => toShapeCommand(AOI, SHAPE, edit(timeMs, false));
  expect(at(2_999)).toMatchObject({ kind: 'updateKeyframe', keyframeId: 'a' });
  expect(at(9_000)).toMatchObject({ kind: 'updateKeyframe', keyframeId: 'b' });
  expect(at(0)).toMatchObject({ kind: 'updateKeyframe', keyframeId: 'a' });
});

it('K adds or removes a keyframe at the playhead, and never the last one', () => {
  expect(toToggledKeyframe(AOI, edit(2_000, false))).toMatchObject({ kind: 'addKeyframe' });
  expect(toToggledKeyframe(AOI, edit(1_000, false))).toMatchObject({
    kind: 'removeKeyframe',
    keyframeId: 'a',
  });
  expect(toToggledKeyframe(toAoi(), edit(0, false))).toBeUndefined();
});

it('adding a point to one keyframe adds it to all, at the same place on the edge, in one PATCH', () => {
  const polygon = (x: number) => ({
    type: 'polygon' as const,
    points: [
      [x, 0],
      [x + 0.4, 0],
      [x, 0.4],
    ] as [number, number][],
  });
  const aoi = toAoi({
    keyframes: [0, 0.2].map((x, i) =>
      toKeyframe({ id: `k${i}`, timestamp: i * 1_000, shape: polygon(x) }),
    ),
  });
  const command = toPointsCommand(aoi, { add: { edge: 0, share: 0.25 } });
  if (command?.kind !== 'updateAoi') throw new Error('it is no single update');
  const [next] = applyCommand([aoi], command)?.next ?? [];
  const points = next?.keyframeAoi.keyframes.map(({ shape }) =>
    shape.type === 'polygon' ? shape.points[1] : undefined,
  );
  expect(points).toEqual([
    [0.1, 0],
    [0.30000000000000004, 0],
  ]);
  expect(toPointsCommand(aoi, { remove: 0 })).toBeUndefined();
});

it('a keyframe can be Hide: the AOI is off from here until the next shown keyframe, and still edited', () => {
  const hidden = toAoi({
    keyframes: [
      toKeyframe({ id: 'a' }),
      toKeyframe({ id: 'b', timestamp: 1_000, visible: false }),
      toKeyframe({ id: 'c', timestamp: 2_000 }),
    ],
  });
  expect([500, 1_500, 2_500].map((ms) => findShownShape(hidden, ms) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(findEditedShape(hidden, 1_500)).toEqual(toKeyframe().shape);
  expect(findSeenShape(hidden, 1_500)).toEqual(toKeyframe().shape);
  expect(findEditedShape(AOI, 0)).toEqual(toKeyframe().shape);
});

it('keyframes are pasted at the playhead as far as the page goes; those that are there give way', () => {
  const command = toPastedKeyframes(AOI, AOI.keyframeAoi.keyframes, {
    ...edit(3_000, false),
    pageMs: 4_500,
  });
  const [next] = (command && applyCommand([AOI], command)?.next) ?? [];
  expect(next?.keyframeAoi.keyframes.map(({ id, timestamp }) => [id, timestamp])).toEqual([
    ['a', 1_000],
    ['new', 3_000],
  ]);
  const other = toKeyframe({ shape: { type: 'ellipse', cx: 0.5, cy: 0.5, rx: 0.1, ry: 0.1 } });
  expect(toPastedKeyframes(AOI, [other], { ...edit(0, false), pageMs: 9_000 })).toBeUndefined();
});

it('goes to the previous and next keyframe', () => {
  expect(findNeighbourTime(AOI, 1_000, 1)).toBe(3_000);
  expect(findNeighbourTime(AOI, 1_000, -1)).toBeUndefined();
  expect(findNeighbourTime(AOI, 2_000, -1)).toBe(1_000);
});

it('several keyframes are moved by the same, in one call, and stop at the ends of the page', () => {
  const three = toAoi({
    keyframes: [0, 1_000, 2_000].map((timestamp, i) => toKeyframe({ id: `${i}`, timestamp })),
  });
  const [, ...two] = three.keyframeAoi.keyframes;
  const readTimes = (command: Command | undefined) => {
    const [next] = (command && applyCommand([three], command)?.next) ?? [];
    return next?.keyframeAoi.keyframes.map(({ id, timestamp }) => [id, timestamp]);
  };
  const far = toMovedKeyframes(three, two, 9_000, 4_000);
  expect(far?.kind).toBe('updateAoi');
  expect(readTimes(far)).toEqual([
    ['0', 0],
    ['1', 3_000],
    ['2', 4_000],
  ]);
  expect(toMovedKeyframes(three, two, -1_000, 4_000)).toBeUndefined();
  expect(toMovedKeyframes(three, two.slice(1), 500, 4_000)).toMatchObject({
    kind: 'updateKeyframe',
    keyframeId: '2',
    change: { timestamp: 2_500 },
  });
});

it('several keyframes are removed in one call; one of an area stays', () => {
  const three = toAoi({
    keyframes: [0, 1_000, 2_000].map((timestamp, i) => toKeyframe({ id: `${i}`, timestamp })),
  });
  const all = listMarked(three, new Set(['0', '1', '2', 'of another']));
  expect(all).toHaveLength(3);
  const command = toWithoutKeyframes(three, all.slice(1));
  const [next] = (command && applyCommand([three], command)?.next) ?? [];
  expect(next?.keyframeAoi.keyframes.map(({ id }) => id)).toEqual(['0']);
  expect(toWithoutKeyframes(three, all)).toBeUndefined();
});
