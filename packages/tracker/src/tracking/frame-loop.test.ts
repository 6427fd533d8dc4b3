import { expect, it } from 'vitest';
import type { Detection } from '#landmarks/index.ts';
import { createFrameLoop } from './frame-loop.ts';

/** An engine that answers when it is told to. */
function createStand() {
  const asked: { tMs: number; answer: (fail?: Error) => Promise<void> }[] = [];
  const told: Detection[] = [];
  const errors: unknown[] = [];
  const loop = createFrameLoop<string>({
    engine: {
      name: 'stand',
      version: '1',
      detect: (_frame, tMs) =>
        new Promise((resolve, reject) => {
          asked.push({
            tMs,
            answer: async (fail) => {
              if (fail) reject(fail);
              else resolve({ tMs, face: null, workMs: 5 });
              await new Promise((done) => setImmediate(done));
            },
          });
        }),
      close() {},
    },
    grab: async () => 'frame',
    onDetection: (detection) => told.push(detection),
    onError: (failure, error) => errors.push([failure, error]),
  });
  const settle = () => new Promise((done) => setImmediate(done));
  return { loop, asked, told, errors, settle };
}

it('[FL1] drops frames while one is in work and never queues them', async () => {
  const { loop, asked, told, settle } = createStand();
  expect(loop.offer({ nowMs: 0 })).toBe(true);
  expect(loop.offer({ nowMs: 33 })).toBe(false);
  expect(loop.offer({ nowMs: 66 })).toBe(false);
  await settle();
  await asked[0]?.answer();
  expect(asked.map(({ tMs }) => tMs)).toEqual([0]);
  expect(loop.offer({ nowMs: 99 })).toBe(true);
  await settle();
  await asked[1]?.answer();
  expect(told.map(({ tMs }) => tMs)).toEqual([0, 99]);
  expect(loop.countDropped()).toBe(2);
});

it('[FL2] tells of a frame that failed and goes on', async () => {
  const { loop, asked, told, errors, settle } = createStand();
  loop.offer({ nowMs: 0 });
  await settle();
  await asked[0]?.answer(new Error('broken'));
  expect(errors).toEqual([['landmarks', new Error('broken')]]);
  expect(loop.offer({ nowMs: 33 })).toBe(true);
  await settle();
  await asked[1]?.answer();
  expect(told.length).toBe(1);
});

it('[FL3] is silent once it is stopped', async () => {
  const { loop, asked, told, errors, settle } = createStand();
  loop.offer({ nowMs: 0 });
  await settle();
  loop.stop();
  await asked[0]?.answer();
  expect(loop.offer({ nowMs: 33 })).toBe(false);
  expect([told, errors]).toEqual([[], []]);
});
