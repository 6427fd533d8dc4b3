import { expect, test } from 'vitest';
import { listGateTrials } from './gate-trials.ts';
import { judgeGate } from './judge-gate.ts';
import { judgeSession } from './judge-session.ts';
import { rankBySetting, rankMethods } from './rank-methods.ts';
import { listBenchSessions, listGlare, listPeople } from './session-facts.ts';
import { summarise } from './summary.ts';
import { toReport } from './test-report.ts';
import { createToyRecording } from './toy-recording.ts';

const recordings = listBenchSessions().slice(0, 4).map(createToyRecording);
const [first] = recordings as [(typeof recordings)[number]];

test('plain eyes are followed to every dot', () => {
  const judged = judgeSession(first);
  expect(judged.verdict.accepted).toBe(true);
  expect(judged.dots).toHaveLength(9);
  expect(judged.openFrames).toBe(54);
  expect(judged.lostFrames).toBe(0);
  const { deg, mm, px } = summarise([judged]);
  expect(deg.median).toBeLessThan(1.5);
  expect(mm.median).toBeCloseTo(Math.tan((deg.median * Math.PI) / 180) * 340, 6);
  expect(px.median).toBeCloseTo((mm.median * 390) / 64.5, 6);
});

test('gaze beside the dots is an error, in the median and at every dot', () => {
  const moved = {
    ...first,
    frames: first.frames.map((frame) =>
      frame.run === 1 ? { ...frame, dot: (frame.dot + 1) % 9 } : frame,
    ),
  };
  const judged = judgeSession(moved);
  expect(summarise([judged]).deg.median).toBeGreaterThan(4);
  expect(judged.verdict.accepted).toBe(false);
});

test('frames without a face are lost, and nobody at all is refused', () => {
  const half = first.frames.map((frame, i) => (i % 2 === 0 ? { ...frame, face: null } : frame));
  const judged = judgeSession({ ...first, frames: half });
  expect(judged.lostFrames).toBe(27);
  const nobody = first.frames.map((frame) => ({ ...frame, face: null }));
  const refused = judgeSession({ ...first, frames: nobody });
  expect(refused.verdict.accepted).toBe(false);
  expect(refused.lostFrames).toBe(54);
  expect(refused.dots).toEqual([]);
});

test('the report says what was tested and what changed since the last one', () => {
  const trials = listGateTrials(
    listPeople(3).map(createToyRecording),
    listGlare(1).map(createToyRecording),
    2,
    1,
  );
  const result = {
    sessions: recordings.map(judgeSession),
    gate: judgeGate(trials),
    methods: rankMethods(recordings),
    settings: rankBySetting(recordings),
    workMs: [10, 20, 30],
    last: undefined,
  };
  const figures = {
    writtenOn: '2026-01-02',
    method: 'patch-head 2',
    swayDeg: 1,
    swayP95Deg: 2,
    shiftDeg: 3,
    shiftP95Deg: 4,
    goodRefused: 0,
    badAccepted: 0,
  };
  const report = toReport(result, figures);
  expect(report).toMatch(/^# .*rendered eyes, not people/);
  expect(report).toContain('4 sessions of 1 faces');
  expect(report).toContain('This is the first.');
  expect(report).not.toMatch(/NaN|undefined|Infinity/);
  const next = toReport({ ...result, last: { ...figures, shiftDeg: 3.25 } }, figures);
  expect(next).toContain('| shiftDeg | 3.25 | 3 |');
});
