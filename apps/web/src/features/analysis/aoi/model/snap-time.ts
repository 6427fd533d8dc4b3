/** Gaze comes at about this pace, and so do most films. */
const FRAME_MS = 1_000 / 30;

/** The time of another keyframe that is near, else of a frame; whole ms within the page. */
export function snapTime(
  wantedMs: number,
  { others, withinMs, lastMs }: { others: readonly number[]; withinMs: number; lastMs: number },
): number {
  const near = others
    .filter((each) => Math.abs(each - wantedMs) <= withinMs)
    .toSorted((a, b) => Math.abs(a - wantedMs) - Math.abs(b - wantedMs))[0];
  const timeMs = near ?? Math.round(Math.round(wantedMs / FRAME_MS) * FRAME_MS);
  return Math.min(Math.max(timeMs, 0), Math.floor(lastMs));
}
