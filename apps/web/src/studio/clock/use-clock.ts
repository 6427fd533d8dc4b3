import { createPlaybackClock, type PlaybackClock } from '@fovea/stage';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** React hears of running time this often. */
const LABEL_MS = 100;

/** The clock of this screen. It stands still and is empty when the screen is left. */
export function useClock(): PlaybackClock {
  const [clock] = useState(() =>
    createPlaybackClock({
      now: () => performance.now(),
      requestFrame: (callback) => requestAnimationFrame(callback),
      cancelFrame: (handle) => cancelAnimationFrame(handle),
    }),
  );
  useEffect(() => () => clock.pause(), [clock]);
  return clock;
}

/** For labels: ten times a second while it plays, exact while it stands still. */
export function useLabelTimeMs(clock: PlaybackClock): number {
  return useSyncExternalStore(clock.subscribe, () => {
    const timeMs = clock.getTimeMs();
    return clock.isPlaying() ? Math.floor(timeMs / LABEL_MS) * LABEL_MS : timeMs;
  });
}

export function useIsPlaying(clock: PlaybackClock): boolean {
  return useSyncExternalStore(clock.subscribe, clock.isPlaying);
}

export function useIsLooping(clock: PlaybackClock): boolean {
  return useSyncExternalStore(clock.subscribe, clock.isLooping);
}

export function useRate(clock: PlaybackClock) {
  return useSyncExternalStore(clock.subscribe, clock.getRate);
}

export function useDurationMs(clock: PlaybackClock): number {
  return useSyncExternalStore(clock.subscribe, clock.getDurationMs);
}
