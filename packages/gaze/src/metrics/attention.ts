/** One participant's share of a ratio. */
export interface AttentionPart {
  readonly partMs: number;
  readonly wholeMs: number;
}

export interface MeanRatio {
  /** 0..1; null when nobody counts. */
  readonly ratio: number | null;
  /** People who count. */
  readonly n: number;
}

/**
 * Attention ratio of an AOI: dwell with valid gaze over all time with valid gaze, people weighted
 * equally. Who has no valid time does not count.
 */
export function measureAttentionRatio(
  people: readonly { readonly validDwellMs: number; readonly validMs: number }[],
): MeanRatio {
  return measureMeanRatio(people, ({ validDwellMs, validMs }) =>
    toPersonRatio({ partMs: validDwellMs, wholeMs: validMs }),
  );
}

/** How much of the time a page was shown people looked at the screen at all. */
export function measurePageAttention(
  people: readonly { readonly validMs: number; readonly shownMs: number }[],
): MeanRatio {
  return measureMeanRatio(people, ({ validMs, shownMs }) =>
    toPersonRatio({ partMs: validMs, wholeMs: shownMs }),
  );
}

/** Attention ratio over area share: 1 is as much as its size lets expect. */
export function measureAttentionDensity(
  ratio: number | null,
  areaShare: number | null,
): number | null {
  return ratio === null || areaShare === null || !(areaShare > 0) ? null : ratio / areaShare;
}

/** Ratio of one person. Null without a whole. */
export function toPersonRatio({ partMs, wholeMs }: AttentionPart): number | null {
  return wholeMs > 0 ? partMs / wholeMs : null;
}

function measureMeanRatio<Each>(
  people: readonly Each[],
  toRatio: (each: Each) => number | null,
): MeanRatio {
  let total = 0;
  let n = 0;
  for (const each of people) {
    const ratio = toRatio(each);
    if (ratio === null) continue;
    total += ratio;
    n++;
  }
  return { ratio: n > 0 ? total / n : null, n };
}
