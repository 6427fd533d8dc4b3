/** Distractions, focusing attention, deep immersion. */
export const IMMERSION_LEVELS = ['low', 'medium', 'high'] as const;

/** Places in IMMERSION_LEVELS, one per window. */
export type ImmersionLevels = Uint8Array;

/** Median of a window and its two neighbours; the first and the last stay as they are. */
export function smoothScores(scores: Float64Array): Float64Array {
  const smooth = scores.slice();
  for (let i = 1; i + 1 < scores.length; i++) {
    const a = scores[i - 1] as number;
    const b = scores[i] as number;
    const c = scores[i + 1] as number;
    smooth[i] = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  }
  return smooth;
}

export function toLevels(
  scores: Float64Array,
  { highFrom, mediumFrom }: { readonly highFrom: number; readonly mediumFrom: number },
): ImmersionLevels {
  return Uint8Array.from(scores, (score) => (score >= highFrom ? 2 : score >= mediumFrom ? 1 : 0));
}

/**
 * A run of fewer than `minWindows` windows is not drawn: it takes the level before it, and the first
 * run that of the first one that is long enough. Without any such run all stay as they are.
 */
export function holdLevels(levels: ImmersionLevels, minWindows: number): ImmersionLevels {
  const drawn = levels.slice();
  let shown = -1;
  let from = 0;
  while (from < levels.length) {
    let to = from + 1;
    while (to < levels.length && levels[to] === levels[from]) to++;
    if (to - from >= minWindows) {
      if (shown < 0) drawn.fill(levels[from] as number, 0, from);
      shown = levels[from] as number;
    } else if (shown >= 0) drawn.fill(shown, from, to);
    from = to;
  }
  return drawn;
}

/** Share of people at each level, window by window: a stacked area, never a mean. */
export interface LevelShares {
  readonly low: Float64Array;
  readonly medium: Float64Array;
  readonly high: Float64Array;
  /** People whose page lasted that long. */
  readonly people: Uint32Array;
}

export function measureLevelShares(peoplesLevels: readonly ImmersionLevels[]): LevelShares {
  const n = peoplesLevels.reduce((most, levels) => Math.max(most, levels.length), 0);
  const shares = [new Float64Array(n), new Float64Array(n), new Float64Array(n)] as const;
  const people = new Uint32Array(n);
  for (const levels of peoplesLevels) {
    for (let i = 0; i < levels.length; i++) {
      const share = shares[levels[i] as 0 | 1 | 2];
      share[i] = (share[i] as number) + 1;
      people[i] = (people[i] as number) + 1;
    }
  }
  for (const share of shares) {
    for (let i = 0; i < n; i++) share[i] = (share[i] as number) / (people[i] as number);
  }
  return { low: shares[0], medium: shares[1], high: shares[2], people };
}
