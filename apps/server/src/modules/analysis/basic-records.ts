// Records of a Basic project hold what a screen draws and counts, and neither figures of insights nor
// what only a download would use: whoever opens the files finds no more than the plan gives.
import type { AggregatedParticipant } from '@fovea/contract';
import { type Part, toBasicFigures, toWholePx } from '@fovea/records';

/** Validity with its parts stays for the badge, the error for the legend, degrees for the map. */
export function toBasicParticipant(participant: AggregatedParticipant): AggregatedParticipant {
  const { components, errorPx } = participant;
  return {
    ...participant,
    components: {
      samplingRate: toWhole(components.samplingRate),
      integrity: toWhole(components.integrity),
      onScreen: toWhole(components.onScreen),
    },
    errorPx: toWhole(errorPx),
    offsetPx: null,
    precisionPx: null,
    kNorms: null,
  };
}

/** Samples, fixations and levels, in whole px, and the times that numbers of areas are shares of. */
export function toBasicPart(part: Part): Part {
  return { ...toWholePx(part), figures: part.figures && toBasicFigures(part.figures) };
}

function toWhole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
