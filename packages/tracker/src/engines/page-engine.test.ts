import { expect, it, vi } from 'vitest';
import type { Face } from '#landmarks/face.ts';
import type { EngineFrame } from './engine-frame.ts';
import { openPageEngine } from './page-engine.ts';
import type { TasksAssets } from './worker-messages.ts';

it('[EN4] works in parts, between which the page goes on, and rests after them', async () => {
  const steps: string[] = [];
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const work = (step: string, ms: number) => {
    steps.push(step);
    nowMs += ms;
  };
  const task = {
    findPoints() {
      work('points', 24);
      return [];
    },
    toFace() {
      work('face', 6);
      return {} as Face;
    },
    close: () => steps.push('closed'),
  };
  const wait = async (ms: number) => void steps.push(`waits ${ms} ms`);
  const engine = await openPageEngine({} as TasksAssets, async () => task, wait);
  const frame = { close: () => steps.push('frame closed') } as unknown as EngineFrame;
  expect(await engine.detect(frame, 5)).toEqual({ tMs: 5, face: {}, workMs: 30 });
  const parts = ['waits 0 ms', 'points', 'waits 0 ms', 'face', 'waits 10 ms', 'frame closed'];
  expect(steps).toEqual(parts);
  engine.close();
  expect(steps.at(-1)).toBe('closed');
});
