import type { FaceMesh, Options, Results } from '@mediapipe/face_mesh';
import type { Detection, LandmarkEngine } from '#landmarks/face.ts';
import { type EngineFrame, measureFrame } from './engine-frame.ts';
import { createPatchReader } from './eye-pixels.ts';
import { toFace } from './to-face.ts';

/** Folder on the app's own origin with the files of @mediapipe/face_mesh, ending in a slash. */
export interface FaceMeshAssets {
  readonly baseUrl: string;
}

/** The engine's script is no module: it leaves its class among the globals of the page. */
type FaceMeshPage = typeof globalThis & { FaceMesh?: typeof FaceMesh };

/**
 * The models as MediaPipe packed them, unchanged, on the main thread: to compare with, and for
 * browsers where the worker does not start. Its runtime evaluates strings, so that a content policy
 * without 'unsafe-eval', as the apps have, refuses it.
 */
export async function openFaceMeshEngine({
  baseUrl,
}: FaceMeshAssets): Promise<LandmarkEngine<EngineFrame>> {
  const page = globalThis as FaceMeshPage;
  if (!page.FaceMesh) await loadScript(`${baseUrl}face_mesh.js`);
  if (!page.FaceMesh) throw new Error('face_mesh.js defines no FaceMesh');
  const mesh = new page.FaceMesh({ locateFile: (path) => `${baseUrl}${path}` });
  // The declarations do not name it: without it every frame goes through WebGL.
  const options: Options & { useCpuInference: boolean } = {
    maxNumFaces: 1,
    refineLandmarks: true,
    useCpuInference: true,
  };
  mesh.setOptions(options);
  const answers: Results[] = [];
  mesh.onResults((results) => {
    answers.push(results);
  });
  await mesh.initialize();
  const picture = document.createElement('canvas');
  const pictureContext = picture.getContext('2d');
  const eyes = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pictureContext || !eyes) throw new Error('no 2D canvas');
  const readPatches = createPatchReader(eyes);

  return {
    name: 'face-mesh',
    version: '0.4.1633559619',
    async detect(frame, tMs): Promise<Detection> {
      const startedMs = performance.now();
      try {
        const { widthPx, heightPx } = measureFrame(frame);
        picture.width = widthPx;
        picture.height = heightPx;
        pictureContext.drawImage(frame, 0, 0);
        answers.length = 0;
        await mesh.send({ image: picture });
        const landmarks = answers[0]?.multiFaceLandmarks?.[0];
        const face = landmarks ? toFace(landmarks, frame, readPatches) : null;
        return { tMs, face, workMs: performance.now() - startedMs };
      } finally {
        frame.close();
      }
    },
    close() {
      void mesh.close();
    },
  };
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`cannot load ${url}`)));
    document.head.append(script);
  });
}
