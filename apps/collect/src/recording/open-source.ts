import { readDeviceClockMs } from '@fovea/collect-client';
import { measurePageBox } from '#shared/page-box.ts';
import type { GazeSource } from './gaze-source.ts';

/**
 * The gaze source of this build, or undefined when it has none. The condition is a constant of the
 * build, so that the script is not even part of what is served to people.
 */
export async function openGazeSource(): Promise<GazeSource | undefined> {
  if (import.meta.env.VITE_SCRIPTED_GAZE === '1') {
    const { createScriptedSource } = await import('./scripted-source.ts');
    const seed = Number(new URLSearchParams(location.search).get('seed') ?? '7');
    return createScriptedSource(seed, { measureBox: measurePageBox, nowMs: readDeviceClockMs });
  }
  return undefined;
}
