import type { GazeTrack } from './gaze-tracks.ts';

/**
 * For each stretch of `binMs`, the share (0..1) of the tracks that have a valid sample in it. All 0
 * without tracks.
 */
export function measureValidShare(
  tracks: readonly GazeTrack[],
  options: { readonly durationMs: number; readonly binMs: number },
): Float32Array {
  const shares = new Float32Array(Math.ceil(options.durationMs / options.binMs));
  for (const { tMs, valid } of tracks) {
    let counted = -1;
    for (let i = 0; i < tMs.length; i++) {
      const bin = Math.floor((tMs[i] as number) / options.binMs);
      if (valid[i] !== 1 || bin === counted || bin >= shares.length) continue;
      counted = bin;
      shares[bin] = (shares[bin] as number) + 1 / tracks.length;
    }
  }
  return shares;
}
