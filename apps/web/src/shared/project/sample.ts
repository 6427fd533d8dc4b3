import { useSyncExternalStore } from 'react';
import { createSampleStore } from './sample-store.ts';

/** Kept by the browser: whoever has hidden the sample has seen it. */
export const sample = createSampleStore(localStorage);

export const useSampleShown = () =>
  useSyncExternalStore(sample.subscribe, sample.isShown, sample.isShown);

/** Loads screen and data of the sample; returns what lets go of the data. */
type Warm = () => Promise<() => void>;

let warm: Warm | undefined;

/** The app knows where the code of its screens is. */
export function setSampleWarming(next: Warm): void {
  warm = next;
}

/**
 * Loads the sample when the browser has nothing else to do, for somebody who is likely to open it.
 * Returns how to take that back.
 */
export function warmSample(): () => void {
  if (warm === undefined || !('requestIdleCallback' in window)) return () => undefined;
  const load = warm;
  let isOver = false;
  let cool: () => void = () => undefined;
  requestIdleCallback(() => {
    if (isOver) return;
    load().then(
      (letGo) => {
        cool = letGo;
        if (isOver) cool();
      },
      // Opening the project loads it again, and tells the failure.
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    cool();
  };
}
