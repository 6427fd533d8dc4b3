import type { Figure } from '#harness/figure.ts';
import { compareFigures, type Moved } from './compare-figures.ts';
import type { Result } from './results.ts';

export interface Judged {
  readonly short: readonly Figure[];
  readonly newlyShort: readonly Figure[];
  readonly moved: readonly Moved[];
  readonly gone: readonly Figure[];
}

/** Figures that fall short, and figures that differ from the last result by more than a share. */
export function judgeResult(last: Result | undefined, result: Result, share: number): Judged {
  const { pairs, gone } = compareFigures(last?.figures ?? [], result.figures);
  const short = result.figures.filter(({ ok }) => !ok);
  const held = new Set(pairs.filter(({ before }) => before.ok).map(({ after }) => after));
  return {
    short,
    newlyShort: short.filter((figure) => held.has(figure)),
    moved: pairs.filter((pair) => pair.share > share),
    gone,
  };
}

export function printChanges(noun: string, judged: Judged, last: Result | undefined): string[] {
  const { short, newlyShort, moved, gone } = judged;
  const since = last === undefined ? 'nothing to compare with' : `against ${last.commit}`;
  return [
    `${noun}: ${short.length} short, ${moved.length} moved, ${since}`,
    ...short.map((figure) => {
      const when = newlyShort.includes(figure) ? 'NEWLY SHORT' : 'SHORT';
      return `  ${when}  ${figure.name}: ${figure.value} (${figure.goal ?? 'must hold'})`;
    }),
    ...moved.map(({ before, after, share }) => {
      const by = Number.isFinite(share) ? ` (${(100 * share).toFixed(0)} %)` : '';
      return `  moved  ${after.name}: ${before.value} to ${after.value}${by}`;
    }),
    ...gone.map(({ name, value }) => `  gone   ${name}: ${value}`),
  ];
}
