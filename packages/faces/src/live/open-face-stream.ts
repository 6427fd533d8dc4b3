import type { Face } from '#model/face.ts';
import type { Truth } from '#render/truth.ts';
import type { Scene } from '#scene/scene.ts';
import { type Dot, toPlane } from '#sessions/create-session.ts';
import { createLivePerson } from './live-person.ts';
import type { FromFaceWorker, ToFaceWorker } from './worker-messages.ts';

export interface FaceStreamOptions {
  readonly face: Face;
  readonly scene: Scene;
  readonly seed: number;
  /** The dot that the person should look at now, in shares of the device's screen. */
  readonly getDot: () => Dot;
}

/** Stands in for a camera. */
export interface FaceStream {
  readonly stream: MediaStream;
  /** Truth of the frame that the stream shows; undefined before the first. */
  findTruth(): Truth | undefined;
  close(): void;
}

const RATE_HZ = 30;

/** A rendered person as a camera's stream, at most 30 frames a second; a slow machine gives fewer. */
export function openFaceStream({ face, scene, seed, getDot }: FaceStreamOptions): FaceStream {
  const { widthPx, heightPx } = scene.camera;
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToFaceWorker) => worker.postMessage(message);
  const person = createLivePerson(seed, scene.device);
  let truth: Truth | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawnMs = 0;

  const draw = () => {
    drawnMs = performance.now();
    const goal = toPlane(scene.device, getDot());
    send({ kind: 'draw', moment: person.momentAt(drawnMs, goal) });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromFaceWorker>) => {
    context.putImageData(new ImageData(data.rgba, widthPx, heightPx), 0, 0);
    truth = data.truth;
    timer = setTimeout(draw, Math.max(0, drawnMs + 1000 / RATE_HZ - performance.now()));
  });
  send({ kind: 'open', face, scene });
  draw();
  const stream = canvas.captureStream(RATE_HZ);
  return {
    stream,
    findTruth: () => truth,
    close() {
      clearTimeout(timer);
      worker.terminate();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
