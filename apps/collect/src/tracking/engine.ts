import {
  openEngine,
  type TasksAssets,
  type TriedEngine,
  UnusableError,
} from '@fovea/tracker/engines';
import { CameraError } from './camera-error.ts';

let opening: Promise<TriedEngine> | undefined;

/**
 * One engine of the page: asked for while the consent is read, it is there when the camera is.
 * Rejects with a CameraError.
 */
export function getEngine(): Promise<TriedEngine> {
  opening ??= openEngine(import.meta.env.TRACKER_FILES as TasksAssets).catch((error) => {
    opening = undefined;
    throw new CameraError(error instanceof UnusableError ? 'unusable' : 'engine', error);
  });
  return opening;
}

/** Another one in the place of one that broke. */
export async function replaceEngine(): Promise<TriedEngine> {
  const broken = await opening;
  broken?.close();
  opening = undefined;
  return getEngine();
}
