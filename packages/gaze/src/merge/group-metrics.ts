import type { MeanRatio } from '#metrics/attention.ts';
import { estimateFirstLook, type FirstLook } from '#metrics/first-look.ts';
import { type Reach, toReach } from '#metrics/reach.ts';
import { type AoiPart, type MetricsPart, RATIO_ONE } from './metrics-part.ts';

/** An AOI over a group. People count equally; means are null without people. */
export interface GroupMetrics extends Reach {
  readonly attention: MeanRatio;
  readonly firstLook: FirstLook;
  /** Share of people whose first AOI it was. */
  readonly firstShare: number | null;
  readonly meanDwellMs: number | null;
  readonly meanFixationCount: number | null;
  readonly meanVisitCount: number | null;
  readonly meanRevisitCount: number | null;
  readonly meanEntryRank: number | null;
  /** Over those who looked. */
  readonly meanFixationDurationMs: number | null;
}

/** One entry per AOI. */
export function toGroupMetrics({ aois }: MetricsPart): GroupMetrics[] {
  return aois.map(toGroup);
}

function toGroup({ sums, firstLooks }: AoiPart): GroupMetrics {
  const { people } = sums;
  const attentionRatio = divide(sums.ratio, sums.withRatio);
  return {
    ...toReach(people, sums.exposed, sums.viewers),
    attention: {
      ratio: attentionRatio === null ? null : attentionRatio / RATIO_ONE,
      n: sums.withRatio,
    },
    firstLook: estimateFirstLook(firstLooks),
    firstShare: divide(sums.firsts, people),
    meanDwellMs: divide(sums.dwellUs / 1_000, people),
    meanFixationCount: divide(sums.fixationCount, people),
    meanVisitCount: divide(sums.visitCount, people),
    meanRevisitCount: divide(sums.revisitCount, people),
    meanEntryRank: divide(sums.entryRank, people),
    meanFixationDurationMs: divide(sums.meanFixationUs / 1_000, sums.viewers),
  };
}

function divide(sum: number, count: number): number | null {
  return count > 0 ? sum / count : null;
}
