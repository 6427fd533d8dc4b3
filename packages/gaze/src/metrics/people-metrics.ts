import { type MeanRatio, measureAttentionRatio } from './attention.ts';
import { countFirstLooks, estimateFirstLook, type FirstLook } from './first-look.ts';
import type { AoiMetrics, ParticipantMetrics } from './metric-columns.ts';
import { measureReach, type Reach } from './reach.ts';

/** An AOI over people, each of whom counts the same. Null without anybody to take a mean of. */
export interface PeopleMetrics extends Reach {
  readonly attention: MeanRatio;
  /** From the first moment it is there, and from the first on the own screen. */
  readonly firstLook: FirstLook;
  readonly firstLookExposed: FirstLook;
  /** Share of people whose first AOI it was. */
  readonly firstShare: number | null;
  readonly dwellMs: number | null;
  readonly dwellShare: number | null;
  readonly fixationCount: number | null;
  readonly visitCount: number | null;
  readonly revisitCount: number | null;
  readonly entryRank: number | null;
  /** Over those who looked. */
  readonly ttffMs: number | null;
  readonly ttffExposedMs: number | null;
  readonly firstFixationDurationMs: number | null;
  readonly meanFixationDurationMs: number | null;
  readonly visitDurationMeanMs: number | null;
  readonly fixationsBefore: number | null;
}

/** Metrics of gaze outside all AOIs, over people. */
export interface ElsewhereMetrics {
  readonly attention: MeanRatio;
  readonly dwellMs: number | null;
  readonly dwellShare: number | null;
}

/** The numbers of an AOI or group by its place, over people who were shown the page. */
export function summarizeAoi(
  people: readonly ParticipantMetrics[],
  index: number,
  of: 'aois' | 'groups' = 'aois',
): PeopleMetrics {
  const own = people.map((person) => person[of][index] as AoiMetrics);
  const mean = (pick: (aoi: AoiMetrics) => number | null) => measureMean(own, pick);
  // People who never had the AOI on their screen could not have looked.
  const wereThere = own.filter(({ ttffMs, visibleMs }) => ttffMs !== null || visibleMs > 0);
  const firstLook = estimate(
    wereThere.map(({ ttffMs }) => ttffMs),
    wereThere.map(({ observedMs }) => observedMs),
  );
  // Where nothing scrolls, and most of the time elsewhere, both are the same.
  const isAllExposed = own.every(
    (each) => each.ttffExposedMs === each.ttffMs && each.observedExposedMs === each.observedMs,
  );
  return {
    ...measureReach(own),
    attention: measureAttentionRatio(
      people.map(({ validMs }, i) => ({
        validDwellMs: (own[i] as AoiMetrics).validDwellMs,
        validMs,
      })),
    ),
    firstLook,
    firstLookExposed: isAllExposed ? firstLook : estimateExposed(own),
    firstShare: mean(({ isFirstAoi }) => (isFirstAoi ? 1 : 0)),
    dwellMs: mean(({ dwellMs }) => dwellMs),
    dwellShare: mean(({ dwellShare }) => dwellShare),
    fixationCount: mean(({ fixationCount }) => fixationCount),
    visitCount: mean(({ visitCount }) => visitCount),
    revisitCount: mean(({ revisitCount }) => revisitCount),
    entryRank: mean(({ entryRank }) => entryRank),
    ttffMs: mean(({ ttffMs }) => ttffMs),
    ttffExposedMs: mean(({ ttffExposedMs }) => ttffExposedMs),
    firstFixationDurationMs: mean(({ firstFixationDurationMs }) => firstFixationDurationMs),
    meanFixationDurationMs: mean(({ meanFixationDurationMs }) => meanFixationDurationMs),
    visitDurationMeanMs: mean(({ visitDurationMeanMs }) => visitDurationMeanMs),
    fixationsBefore: mean(({ fixationsBefore }) => fixationsBefore),
  };
}

export function summarizeElsewhere(people: readonly ParticipantMetrics[]): ElsewhereMetrics {
  return {
    attention: measureAttentionRatio(
      people.map(({ elsewhere, validMs }) => ({ ...elsewhere, validMs })),
    ),
    dwellMs: measureMean(people, ({ elsewhere }) => elsewhere.dwellMs),
    dwellShare: measureMean(people, ({ elsewhere }) => elsewhere.dwellShare),
  };
}

function estimateExposed(own: readonly AoiMetrics[]): FirstLook {
  const were = own.filter(({ observedExposedMs }) => observedExposedMs !== null);
  return estimate(
    were.map(({ ttffExposedMs }) => ttffExposedMs),
    were.map(({ observedExposedMs }) => observedExposedMs as number),
  );
}

/** By person the time of the first look, or null, and how long one could have come. */
function estimate(looksMs: readonly (number | null)[], endsMs: readonly number[]): FirstLook {
  const tMs = new Float64Array(looksMs.length);
  const looked = new Uint8Array(looksMs.length);
  for (let i = 0; i < tMs.length; i++) {
    const lookMs = looksMs[i] as number | null;
    tMs[i] = lookMs ?? (endsMs[i] as number);
    if (lookMs !== null) looked[i] = 1;
  }
  return estimateFirstLook(countFirstLooks(tMs, looked));
}

function measureMean<Each>(
  all: readonly Each[],
  pick: (each: Each) => number | null,
): number | null {
  let sum = 0;
  let n = 0;
  for (const each of all) {
    const value = pick(each);
    if (value === null) continue;
    sum += value;
    n++;
  }
  return n > 0 ? sum / n : null;
}
