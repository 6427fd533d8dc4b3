import type { Face } from '#model/face.ts';
import { renderFrame } from '#render/render-frame.ts';
import type { Scene } from '#scene/scene.ts';
import type { FromFaceWorker, ToFaceWorker } from './worker-messages.ts';

let cast: { face: Face; scene: Scene } | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToFaceWorker>) => {
  if (data.kind === 'open') {
    cast = { face: data.face, scene: data.scene };
    return;
  }
  if (!cast) throw new Error('no face to draw yet');
  const { rgba, truth } = renderFrame(cast.face, cast.scene, data.moment);
  const answer: FromFaceWorker = { rgba, truth };
  postMessage(answer, { transfer: [rgba.buffer] });
});
