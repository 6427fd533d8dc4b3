import type { TimeRange, ViewOptions } from './view-options.ts';

/** Time before the playhead that the mode `window` shows. */
const WINDOW_MS = 1_000;
const STEP_MS = 1_000;
export const MOST_STEPS = 12;

/** Filled by `findShownTime`, so that a frame makes no objects. */
export interface ShownTime {
  fromMs: number;
  toMs: number;
}

/**
 * The stretch of time that is shown at once. Playback gathers from its beginning, or from that of
 * the range, up to the playhead.
 */
export function findShownTime(
  { view, overallMode, range }: Pick<ViewOptions, 'view' | 'overallMode' | 'range'>,
  timeMs: number,
  durationMs: number,
  found: ShownTime,
): void {
  const startMs = view === 'playback' ? Math.min(range?.fromMs ?? 0, timeMs) : 0;
  found.fromMs = startMs;
  found.toMs = timeMs;
  if (view === 'playback' || overallMode === 'cumulative') return;
  if (overallMode === 'window') {
    found.fromMs = Math.max(timeMs - WINDOW_MS, 0);
  } else {
    found.fromMs = overallMode === 'range' ? (range?.fromMs ?? 0) : 0;
    found.toMs = overallMode === 'range' ? (range?.toMs ?? durationMs) : durationMs;
  }
}

/** Numbers are of this time: what is shown at once; of playback all that it plays. */
export function findMeasuredTime(
  options: Pick<ViewOptions, 'view' | 'overallMode' | 'range'>,
  timeMs: number,
  durationMs: number,
): TimeRange {
  if (options.view === 'playback') return options.range ?? { fromMs: 0, toMs: durationMs };
  const found = { fromMs: 0, toMs: 0 };
  findShownTime(options, timeMs, durationMs, found);
  return found;
}

/** A tile for each second; of a longer page twelve of the same length. */
export function listSteps(durationMs: number): TimeRange[] {
  if (!(durationMs > 0)) return [];
  const stepMs = Math.max(STEP_MS, durationMs / MOST_STEPS);
  const count = Math.min(Math.ceil(durationMs / stepMs), MOST_STEPS);
  return Array.from({ length: count }, (_, i) => ({
    fromMs: i * stepMs,
    toMs: i === count - 1 ? durationMs : (i + 1) * stepMs,
  }));
}
