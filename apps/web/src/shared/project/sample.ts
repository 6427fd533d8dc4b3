import { useSyncExternalStore } from 'react';
import { createSampleStore } from './sample-store.ts';

/** Kept by the browser: whoever has hidden the sample has seen it. */
export const sample = createSampleStore(localStorage);

export const useSampleShown = () =>
  useSyncExternalStore(sample.subscribe, sample.isShown, sample.isShown);
