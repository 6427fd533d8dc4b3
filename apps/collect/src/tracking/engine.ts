import { type EngineFrame, openTasksEngine, type TasksAssets } from '@fovea/tracker/engines';
import type { LandmarkEngine } from '@fovea/tracker/landmarks';

let opening: Promise<LandmarkEngine<EngineFrame>> | undefined;

/** One engine of the page: asked for while the consent is read, it is there when the camera is. */
export function openEngine(): Promise<LandmarkEngine<EngineFrame>> {
  opening ??= openTasksEngine(import.meta.env.TRACKER_FILES as TasksAssets).catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
