export interface ScoreBand<Tone extends string = string> {
  /** The lowest score that belongs to it. */
  from: number;
  label: string;
  /** Meaning of the band, for the tooltip. */
  note?: string;
  tone: Tone;
}

/**
 * The highest band whose lower bound the score reaches; below all of them the lowest. The score is
 * cut to its whole number first, so that the figure shown and the band never disagree.
 */
export function toBand<Tone extends string>(
  score: number,
  bands: readonly ScoreBand<Tone>[],
): ScoreBand<Tone> {
  const shown = Math.floor(score);
  const sorted = bands.toSorted((a, b) => b.from - a.from);
  const band = sorted.find(({ from }) => shown >= from) ?? sorted.at(-1);
  if (band === undefined) throw new Error('a score needs at least one band');
  return band;
}
