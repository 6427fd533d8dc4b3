import type { AoiMetrics } from './metric-columns.ts';

export interface Reach {
  /** People with a look over people shown the page; null when nobody was. */
  readonly viewersShare: number | null;
  /** The same of those who had enough of the AOI on their screen. */
  readonly viewersExposedShare: number | null;
  readonly people: number;
  readonly exposed: number;
  readonly viewers: number;
}

/** One entry per person who was shown the page. */
export function measureReach(people: readonly AoiMetrics[]): Reach {
  const viewers = people.filter(({ fixationCount }) => fixationCount > 0).length;
  return toReach(people.length, people.filter(isExposed).length, viewers);
}

export function isExposed({ exposedMs, fixationCount }: AoiMetrics): boolean {
  return exposedMs > 0 || fixationCount > 0;
}

export function toReach(people: number, exposed: number, viewers: number): Reach {
  return {
    viewersShare: people > 0 ? viewers / people : null,
    viewersExposedShare: exposed > 0 ? viewers / exposed : null,
    people,
    exposed,
    viewers,
  };
}
