import { readDeviceClockMs } from '@fovea/collect-client';
import type { GazeSource } from '#recording/gaze-source.ts';
import { measurePageBox } from '#shared/page-box.ts';

let current: GazeSource | undefined;

/**
 * In builds for development a script plays the person, unless the address asks for the camera or for a
 * film in its place. The condition is a constant of the build: nobody else gets the script or the film.
 */
function findPlayed(): 'script' | 'film' | undefined {
  if (import.meta.env.VITE_SCRIPTED_GAZE !== '1') return undefined;
  const query = new URLSearchParams(location.search);
  if (query.has('camera')) return undefined;
  return query.has('film') ? 'film' : 'script';
}

/** Loads what the camera needs, so that nobody waits for it. Rejects with a CameraError. */
export async function prepareSource(): Promise<void> {
  if (findPlayed() === 'script') return;
  const { getEngine } = await import('./engine.ts');
  await Promise.all([getEngine(), import('./open-camera-source.ts')]);
}

/** Opens the source of gaze; an earlier one is closed. Rejects with a CameraError. */
export async function openGazeSource(): Promise<GazeSource> {
  closeGazeSource();
  current = await openPlayed();
  return current;
}

export function closeGazeSource(): void {
  current?.stop();
  current?.camera?.close();
  current = undefined;
}

async function openPlayed(): Promise<GazeSource> {
  if (import.meta.env.VITE_SCRIPTED_GAZE === '1') {
    const played = findPlayed();
    if (played === 'script') {
      const { createScriptedSource } = await import('#recording/scripted-source.ts');
      // Two people with the same seed would look like a replay, which is not counted.
      const seed = new URLSearchParams(location.search).get('seed') ?? Date.now();
      return createScriptedSource(Number(seed), {
        measureBox: measurePageBox,
        nowMs: readDeviceClockMs,
      });
    }
    if (played === 'film') {
      const { openFilmCamera } = await import('./film-camera.ts');
      const { openCameraSource } = await import('./open-camera-source.ts');
      return openCameraSource(openFilmCamera);
    }
  }
  const { openCameraSource } = await import('./open-camera-source.ts');
  return openCameraSource();
}
