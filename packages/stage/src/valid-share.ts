import type { GazeTrack } from './gaze-tracks.ts';

/**
 * For each stretch of `binMs`, the share (0..1) that has a valid sample in it, of the tracks that
 * lasted so long. 0 where none did; a page that ends within its last stretch has no sample in it.
 */
export function measureValidShare(
  tracks: readonly GazeTrack[],
  options: { readonly durationMs: number; readonly binMs: number },
): Float32Array {
  const valids = new Float32Array(Math.ceil(options.durationMs / options.binMs));
  const lasting = new Float32Array(valids.length);
  for (const { tMs, valid } of tracks) {
    const last = tMs.at(-1);
    if (last === undefined) continue;
    const lastBin = Math.min(Math.floor(last / options.binMs), valids.length - 1);
    for (let bin = 0; bin <= lastBin; bin++) lasting[bin] = (lasting[bin] as number) + 1;
    let counted = -1;
    for (let i = 0; i < tMs.length; i++) {
      const bin = Math.floor((tMs[i] as number) / options.binMs);
      if (valid[i] !== 1 || bin === counted || bin >= valids.length) continue;
      counted = bin;
      valids[bin] = (valids[bin] as number) + 1;
    }
  }
  const shares = valids.map((count, bin) => (count === 0 ? 0 : count / (lasting[bin] as number)));
  const end = shares.length - 1;
  if (lasting[end] === 0) shares[end] = shares[end - 1] ?? 0;
  return shares;
}
