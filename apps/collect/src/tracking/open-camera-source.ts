import type { GazeSource } from '#recording/gaze-source.ts';
import { measurePageBox } from '#shared/page-box.ts';
import { CameraError } from './camera-error.ts';
import { createCameraSource } from './camera-source.ts';
import { getEngine, replaceEngine } from './engine.ts';
import { openCamera } from './open-camera.ts';
import { playHidden } from './video-element.ts';

/** The browser asks for the camera first: whoever refuses has waited for nothing. */
export async function openCameraSource(open = openCamera): Promise<GazeSource> {
  const input = await open();
  try {
    const { video, remove } = await playHidden(input.stream);
    const engine = await getEngine().catch((error) => {
      remove();
      throw error;
    });
    return createCameraSource({
      input,
      video,
      engine,
      replaceEngine,
      measureBox: measurePageBox,
      onClose: remove,
    });
  } catch (error) {
    input.close();
    throw error instanceof CameraError ? error : new CameraError('failed', error);
  }
}
