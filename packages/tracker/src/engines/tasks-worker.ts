import { FaceLandmarker } from '@mediapipe/tasks-vision';
import type { Detection } from '#landmarks/face.ts';
import type { EngineFrame } from './engine-frame.ts';
import { createPatchReader } from './eye-pixels.ts';
import { keepToOwnOrigin } from './own-origin.ts';
import { toFace } from './to-face.ts';
import type { FromWorker, TasksAssets, ToWorker } from './worker-messages.ts';

keepToOwnOrigin(self);
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });
if (!context) throw new Error('no 2D canvas in this worker');
const readPatches = createPatchReader(context);
let landmarker: FaceLandmarker | undefined;
let lastMs = Number.NEGATIVE_INFINITY;

async function open({ wasmLoaderUrl, wasmBinaryUrl, modelUrl }: TasksAssets): Promise<void> {
  landmarker = await FaceLandmarker.createFromOptions(
    { wasmLoaderPath: wasmLoaderUrl, wasmBinaryPath: wasmBinaryUrl },
    {
      baseOptions: { modelAssetPath: modelUrl, delegate: 'CPU' },
      runningMode: 'VIDEO',
      numFaces: 1,
    },
  );
}

function detect(frame: EngineFrame, tMs: number): Detection {
  if (!landmarker) throw new Error('the engine is not open');
  const startedMs = performance.now();
  // The graph refuses a time that does not rise.
  lastMs = Math.max(tMs, lastMs + 1);
  const [landmarks] = landmarker.detectForVideo(frame, lastMs).faceLandmarks;
  const face = landmarks ? toFace(landmarks, frame, readPatches) : null;
  return { tMs, face, workMs: performance.now() - startedMs };
}

/** Frames stay here: what leaves the worker is points, a pose and two small patches of the eyes. */
function answer(message: FromWorker): void {
  postMessage(message);
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === 'open') {
      await open(data.assets);
      answer({ kind: 'ready' });
    } else {
      try {
        answer({ kind: 'detection', detection: detect(data.frame, data.tMs) });
      } finally {
        data.frame.close();
      }
    }
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
