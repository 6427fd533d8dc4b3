import { expect, it, onTestFinished, vi } from 'vitest';
import { openWorkerEngine } from './worker-engine.ts';
import type { FromWorker, TasksAssets, ToWorker } from './worker-messages.ts';

/** A worker that opens at once and answers frames when it is told to. */
class SlowWorker extends EventTarget {
  static readonly asked: number[] = [];
  static answer: () => void;
  postMessage(message: ToWorker): void {
    const tell = (data: FromWorker) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (message.kind === 'open') queueMicrotask(() => tell({ kind: 'ready' }));
    else {
      const { tMs } = message;
      SlowWorker.asked.push(tMs);
      SlowWorker.answer = () =>
        tell({ kind: 'detection', detection: { tMs, face: null, workMs: 5 } });
    }
  }
  terminate(): void {}
}

it('[FL1] a frame of a new loop waits for the last one of the loop before', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  const engine = await openWorkerEngine({} as TasksAssets);
  const settle = () => new Promise((done) => setImmediate(done));
  const [first, second] = [
    engine.detect({} as ImageBitmap, 1),
    engine.detect({} as ImageBitmap, 2),
  ];
  await settle();
  expect(SlowWorker.asked).toEqual([1]);
  SlowWorker.answer();
  expect((await first).tMs).toBe(1);
  await settle();
  expect(SlowWorker.asked).toEqual([1, 2]);
  SlowWorker.answer();
  expect((await second).tMs).toBe(2);
});
