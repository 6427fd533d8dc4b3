import type { PlaybackClock, TimeRange } from '@fovea/stage';
import { useEffect } from 'react';
import type { ViewChoice } from '#studio/view/use-view.ts';

/** A shorter one is a slip of the hand. */
const LEAST_MS = 100;

/** Between two moments, whichever comes first; null if that is next to nothing. */
export function toRange(aMs: number, bMs: number, durationMs: number): TimeRange | null {
  const fromMs = Math.max(Math.min(aMs, bMs), 0);
  const toMs = Math.min(Math.max(aMs, bMs), durationMs);
  return toMs - fromMs < LEAST_MS ? null : { fromMs, toMs };
}

export interface RangeChoice {
  readonly range: TimeRange | null;
  readonly set: (range: TimeRange | null) => void;
  /** At the playhead. */
  readonly start: () => void;
  readonly end: () => void;
}

/** The stretch of time that a person set. Over all of it, a map shows just that. */
export function useRange({ state, choose }: ViewChoice, clock: PlaybackClock): RangeChoice {
  const { range, view, overallMode } = state;
  usePlaybackWithin(clock, range);
  const set = (next: TimeRange | null) => {
    if (next === null && overallMode === 'range')
      choose({ range: next, overallMode: 'cumulative' });
    else if (next !== null && view === 'overall') choose({ range: next, overallMode: 'range' });
    else choose({ range: next });
  };
  const now = () => clock.getTimeMs();
  const lastMs = () => clock.getDurationMs();
  return {
    range,
    set,
    start: () =>
      set(toRange(now(), (range?.toMs ?? 0) > now() ? (range?.toMs ?? 0) : lastMs(), lastMs())),
    end: () =>
      set(toRange((range?.fromMs ?? 0) < now() ? (range?.fromMs ?? 0) : 0, now(), lastMs())),
  };
}

/** Playback starts at the range's beginning, and stops or loops at its end. */
function usePlaybackWithin(clock: PlaybackClock, range: TimeRange | null): void {
  useEffect(() => {
    if (range === null) return;
    const { fromMs, toMs } = range;
    let wasPlaying = clock.isPlaying();
    return clock.subscribe(() => {
      const isPlaying = clock.isPlaying();
      const isStart = isPlaying && !wasPlaying;
      wasPlaying = isPlaying;
      if (!isPlaying) return;
      const timeMs = clock.getTimeMs();
      if (timeMs < fromMs || (timeMs >= toMs && (isStart || clock.isLooping()))) clock.seek(fromMs);
      else if (timeMs >= toMs) {
        clock.pause();
        clock.seek(toMs);
      }
    });
  }, [clock, range]);
}
