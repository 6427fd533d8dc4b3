import {
  IMMERSION_DEFAULTS,
  IMMERSION_LEVELS,
  type LevelShares,
  measureLevelShares,
  toLevels,
} from '@fovea/gaze/attention';
import { type LevelSplit, measureLevelSplit } from '@fovea/gaze/insights';
import type { ByParticipant, FoundRecords } from '@fovea/records';
import type { GazeTrack, TimeRange } from '@fovea/stage';
import { useMemo } from 'react';
import { measureScores } from './immersion-score.ts';

export type ImmersionLevel = (typeof IMMERSION_LEVELS)[number];

/** How deeply the people shown are in it, window by window. */
export type PageImmersion =
  | {
      readonly kind: 'people';
      readonly shares: LevelShares;
      readonly levels: readonly Uint8Array[];
    }
  /** Places in IMMERSION_LEVELS of the only one who is shown, and scores once their gaze is read. */
  | {
      readonly kind: 'one';
      readonly levels: readonly number[];
      readonly scores: Float64Array | undefined;
    };

const { windowMs, hopMs } = IMMERSION_DEFAULTS;

/** Middle of a window. */
export const toWindowMs = (index: number) => index * hopMs + windowMs / 2;

/** The window that a moment is nearest to. */
export function findWindow(timeMs: number, count: number): number {
  return Math.min(Math.max(Math.round((timeMs - windowMs / 2) / hopMs), 0), count - 1);
}

/** Null where no page of those shown lasted a window. */
export function measurePageImmersion(
  recorded: FoundRecords['pages'][number] | undefined,
  shown: Uint8Array,
  findScores: (place: number) => Float64Array | undefined = () => undefined,
): PageImmersion | null {
  const known = (recorded?.immersion ?? []).filter(
    (levels, i): levels is readonly number[] => shown[i] === 1 && (levels?.length ?? 0) > 0,
  );
  const [first] = known;
  if (first === undefined) return null;
  if (shown.reduce((sum, each) => sum + each, 0) === 1) {
    return { kind: 'one', levels: first, scores: findScores(shown.indexOf(1)) };
  }
  const levels = known.map((own) => Uint8Array.from(own));
  return { kind: 'people', shares: measureLevelShares(levels), levels };
}

export function usePageImmersion(
  records: FoundRecords | null | undefined,
  pageId: string | undefined,
  shown: Uint8Array,
  tracks: ByParticipant<GazeTrack> | undefined,
): PageImmersion | null {
  return useMemo(() => {
    const recorded = records?.pages.find(({ id }) => id === pageId);
    return measurePageImmersion(recorded, shown, (place) => {
      const track = tracks?.[place];
      if (!records || !recorded || !track) return undefined;
      return measureScores(records, recorded.id, place, track);
    });
  }, [records, pageId, shown, tracks]);
}

export type ImmersionAt =
  /** Share of people in deep immersion, 0..1. */
  { readonly share: number } | { readonly level: ImmersionLevel; readonly score?: number };

export function findImmersionAt(immersion: PageImmersion, timeMs: number): ImmersionAt {
  if (immersion.kind === 'one') {
    const at = findWindow(timeMs, immersion.levels.length);
    const score = immersion.scores?.[at];
    // Beside its score a window has the level of the score, though its tone is held for a while.
    const [ofScore] =
      score === undefined ? [] : toLevels(Float64Array.of(score), IMMERSION_DEFAULTS);
    const level = IMMERSION_LEVELS[ofScore ?? immersion.levels[at] ?? 0] ?? 'low';
    return score === undefined ? { level } : { level, score };
  }
  const { high } = immersion.shares;
  return { share: high[findWindow(timeMs, high.length)] ?? 0 };
}

/** Over a stretch of time, as insights have it; null for one person, who has a score instead. */
export function splitImmersion(immersion: PageImmersion, range: TimeRange): LevelSplit | null {
  return immersion.kind === 'one' ? null : measureLevelSplit(immersion.levels, range);
}
