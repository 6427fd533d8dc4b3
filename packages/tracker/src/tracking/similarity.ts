import type { Look } from '#method/index.ts';
import { measureSimilarity } from '#patches/index.ts';

/** The eyes of a calibration, to compare later frames with. They are pictures of eyes: memory only. */
export interface Similarity {
  readonly features: readonly Float64Array[];
  /** Below it the eyes are closed, covered or somebody else's. */
  readonly leastOpen: number;
  /** Many looks of the same eyes are more alike than this in their median. */
  readonly leastMedian: number;
}

export interface SimilarityOptions {
  /** Highest floor. Rendered eyes are 0.80 to 0.88 closed, 0.957 and above open. */
  readonly leastOpen: number;
  /** How far the floor stays under the calibration's own eyes, in a noisy camera. */
  readonly slack: number;
  /** Highest floor of a median, and how far it stays above that of a single look. */
  readonly leastMedian: number;
  readonly medianAbove: number;
}

export const SIMILARITY_DEFAULTS: SimilarityOptions = {
  leastOpen: 0.92,
  slack: 0.04,
  leastMedian: 0.955,
  medianAbove: 0.045,
};

/** Taught looks go dot by dot: each dot is held against the others to see what open eyes vary. */
export function createSimilarity(
  dots: readonly (readonly Look[])[],
  options: SimilarityOptions = SIMILARITY_DEFAULTS,
): Similarity {
  const features = dots.map((looks) => looks.map(({ feature }) => feature));
  const own = features
    .flatMap((mine, i) => {
      const others = features.flatMap((each, k) => (k === i ? [] : each));
      return mine.map((feature) => findNearest(others, feature));
    })
    .sort((a, b) => a - b);
  const low = own[Math.floor(own.length * 0.05)] ?? 1;
  const leastOpen = Math.min(options.leastOpen, low - options.slack);
  return {
    features: features.flat(),
    leastOpen,
    leastMedian: Math.min(options.leastMedian, leastOpen + options.medianAbove),
  };
}

/** Correlation with the most alike look of the calibration, 0 to 1. */
export function toSimilarity({ features }: Similarity, { feature }: Look): number {
  return Math.min(1, Math.max(0, findNearest(features, feature)));
}

/** 0 at the floor, 1 for eyes as in the calibration. */
export function toConfidence({ leastOpen }: Similarity, similarity: number): number {
  return Math.min(1, Math.max(0, (similarity - leastOpen) / (1 - leastOpen)));
}

function findNearest(features: readonly Float64Array[], feature: Float64Array): number {
  return features.reduce((best, each) => Math.max(best, measureSimilarity(each, feature)), -1);
}
