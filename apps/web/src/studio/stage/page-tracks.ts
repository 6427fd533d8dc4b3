import type { Page } from '@fovea/contract';
import type { FoundPage } from '@fovea/records';
import type { GazeTrack } from '@fovea/stage';

/** Time that a page may last beyond its last sample without a word about it. */
const EARLY_MS = 1_000;

/** How long a page plays: its video, its timer, or without either until the last sample. */
export function measureDurationMs(
  page: Pick<Page, 'timerMs' | 'assets' | 'kind'> | undefined,
  found: Pick<FoundPage, 'figures'> | undefined,
  tracks: readonly GazeTrack[],
): number {
  const videoMs = page?.kind === 'video' ? page.assets[0]?.durationMs : undefined;
  const knownMs = page?.kind === 'image' ? page.timerMs : videoMs;
  if (knownMs) return knownMs;
  const ends = [
    ...(found?.figures.map((figures) => figures?.shownMs ?? 0) ?? []),
    ...tracks.map(({ tMs }) => tMs.at(-1) ?? 0),
  ];
  return ends.reduce((latestMs, endMs) => Math.max(latestMs, endMs), 0);
}

/** When the last recording of a page ends, if that is well before the page does. */
export function findEarlyEndMs(
  tracks: readonly Pick<GazeTrack, 'tMs'>[],
  durationMs: number,
): number | undefined {
  const endMs = tracks.reduce((latestMs, { tMs }) => Math.max(latestMs, tMs.at(-1) ?? 0), 0);
  return endMs > 0 && durationMs - endMs > EARLY_MS ? endMs : undefined;
}

type Found = Pick<FoundPage, 'figures' | 'fixations'>;

export function hasValidGaze(page: Found): boolean {
  return page.fixations.some((_, i) => hasValidGazeOf(page, i));
}

export function hasValidGazeOf({ figures, fixations }: Found, place: number): boolean {
  return (figures[place]?.validMs ?? 0) > 0 || (fixations[place]?.onsetMs.length ?? 0) > 0;
}
