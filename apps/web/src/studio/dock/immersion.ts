import {
  IMMERSION_DEFAULTS,
  IMMERSION_LEVELS,
  type LevelShares,
  measureLevelShares,
} from '@fovea/gaze/attention';
import type { FoundRecords } from '@fovea/records';
import { useMemo } from 'react';

export type ImmersionLevel = (typeof IMMERSION_LEVELS)[number];

/** How deeply the people shown are in it, window by window. */
export type PageImmersion =
  | { readonly kind: 'people'; readonly shares: LevelShares }
  /** Places in IMMERSION_LEVELS of the only one who is shown. */
  | { readonly kind: 'one'; readonly levels: readonly number[] };

const { windowMs, hopMs } = IMMERSION_DEFAULTS;

/** Middle of a window. */
export const toWindowMs = (index: number) => index * hopMs + windowMs / 2;

/** The window that a moment is nearest to. */
export function findWindow(timeMs: number, count: number): number {
  return Math.min(Math.max(Math.round((timeMs - windowMs / 2) / hopMs), 0), count - 1);
}

/** Null where no page of those shown lasted a window, or records are too old to tell. */
export function measurePageImmersion(
  recorded: FoundRecords['pages'][number] | undefined,
  shown: Uint8Array,
): PageImmersion | null {
  const known = (recorded?.immersion ?? []).filter(
    (levels, i): levels is readonly number[] => shown[i] === 1 && (levels?.length ?? 0) > 0,
  );
  const [first] = known;
  if (first === undefined) return null;
  if (shown.reduce((sum, each) => sum + each, 0) === 1) return { kind: 'one', levels: first };
  return {
    kind: 'people',
    shares: measureLevelShares(known.map((levels) => Uint8Array.from(levels))),
  };
}

export function usePageImmersion(
  records: FoundRecords | null | undefined,
  pageId: string | undefined,
  shown: Uint8Array,
): PageImmersion | null {
  return useMemo(
    () =>
      measurePageImmersion(
        records?.pages.find(({ id }) => id === pageId),
        shown,
      ),
    [records, pageId, shown],
  );
}

export type ImmersionAt =
  /** Share of people in deep immersion, 0..1. */
  { readonly share: number } | { readonly level: ImmersionLevel };

export function findImmersionAt(immersion: PageImmersion, timeMs: number): ImmersionAt {
  if (immersion.kind === 'one') {
    const level = immersion.levels[findWindow(timeMs, immersion.levels.length)];
    return { level: IMMERSION_LEVELS[level ?? 0] ?? 'low' };
  }
  const { high } = immersion.shares;
  return { share: high[findWindow(timeMs, high.length)] ?? 0 };
}
