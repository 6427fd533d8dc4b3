import type { Detection } from '#landmarks/face.ts';
import type { EngineFrame } from './engine-frame.ts';
import { type LandmarkTask, openLandmarkTask } from './landmark-task.ts';
import { keepToOwnOrigin } from './own-origin.ts';
import { UnusableError } from './unusable-error.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

keepToOwnOrigin(self);
let task: LandmarkTask | undefined;

function detect(frame: EngineFrame, tMs: number): Detection {
  if (!task) throw new Error('the engine is not open');
  const startedMs = performance.now();
  const points = task.findPoints(frame, tMs);
  const face = points ? task.toFace(points, frame) : null;
  return { tMs, face, workMs: performance.now() - startedMs };
}

/** Frames stay here: what leaves the worker is points, a pose and two small patches of the eyes. */
function answer(message: FromWorker): void {
  postMessage(message);
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === 'open') {
      task = await openLandmarkTask(data.assets, {
        createCanvas: () => new OffscreenCanvas(1, 1),
      });
      answer({ kind: 'ready' });
    } else {
      try {
        answer({ kind: 'detection', detection: detect(data.frame, data.tMs) });
      } finally {
        data.frame.close();
      }
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    answer({ kind: 'failed', message, isUnusable: error instanceof UnusableError });
  }
});
