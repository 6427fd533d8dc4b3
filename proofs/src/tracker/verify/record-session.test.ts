import { createFace, renderFrame } from '@fovea/faces';
import { expect, test } from 'vitest';
import { listRuns, toScene } from './record-session.ts';
import { listBenchSessions, listGlare, listPeople, type SessionFacts } from './session-facts.ts';

const [blind] = listGlare(1) as [SessionFacts];
const face = createFace(blind.face);
/** Half the usual camera: a quarter of the work. */
const SMALL = { widthPx: 320, heightPx: 240, focalPx: 280 };
const HEAD = { xMm: 2, yMm: 20, zMm: 330, yawDeg: 1, pitchDeg: 2, rollDeg: 0 };

/** Mean difference about the pupils, in grey levels, between looking at one and at the other side. */
function measureEyeChange(facts: SessionFacts): number {
  const [left, right] = [-32, 32].map((xMm) =>
    renderFrame(
      face,
      { ...toScene(facts), samples: 1, camera: SMALL },
      {
        target: { xMm, yMm: 75 },
        head: HEAD,
        blink: 0,
        lids: 1,
        noiseSeed: 1,
      },
    ),
  );
  if (!left || !right) throw new Error('no frames');
  const changes = left.truth.eyes.flatMap(({ middlePx: [x, y] }) =>
    Array.from({ length: 15 * 5 }, (_, i) => {
      const column = Math.round(x) - 7 + (i % 15);
      const row = Math.round(y) - 2 + Math.floor(i / 15);
      const at = 4 * (row * left.widthPx + column) + 1;
      return Math.abs((left.rgba[at] as number) - (right.rgba[at] as number));
    }),
  );
  return changes.reduce((sum, each) => sum + each, 0) / changes.length;
}

test('glare hides where the eyes look, glasses that mirror less do not', {
  timeout: 30_000,
}, () => {
  const mild = { ...blind, light: 'even', glasses: 'thick' } as const;
  expect(measureEyeChange(mild)).toBeGreaterThan(10);
  expect(measureEyeChange(blind)).toBeLessThan(2);
});

test('the bench has 24 sessions of six faces, and no face or seed is in two lists', () => {
  const bench = listBenchSessions();
  expect(bench).toHaveLength(24);
  expect(new Set(bench.map(({ face }) => face)).size).toBe(6);
  expect(new Set(bench.map(({ light }) => light)).size).toBe(5);
  expect(new Set(bench.map(({ glasses }) => glasses)).size).toBe(4);
  const all = [...bench, ...listPeople(30), ...listGlare(10)];
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(64);
  expect(new Set(all.map(({ face }) => face)).size).toBe(46);
  expect(new Set(all.map(({ name }) => name)).size).toBe(64);
});

test('people of the gate see every dot twice', () => {
  expect(listRuns(blind).map(({ dots }) => dots.length)).toEqual([9, 5, 9, 5]);
});
