import type { Fixations } from '@fovea/gaze/events';
import type { TrueFixation } from '@fovea/testkit/people';

export interface Matches {
  /** True fixations that count, and how many of them were found. */
  counted: number;
  found: number;
  /** Errors of the fixations that were found, found less true, in ms. */
  readonly onsetErrorsMs: number[];
  readonly offsetErrorsMs: number[];
}

const COUNTED_FROM_MS = 150;
const NEIGHBOUR_DEG = 2;

export function createMatches(): Matches {
  return { counted: 0, found: 0, onsetErrorsMs: [], offsetErrorsMs: [] };
}

/**
 * One to one: a true fixation belongs to the found one that covers at least half of it, and a found
 * one to the true fixation it covers most of. Counted are those of 150 ms and longer whose
 * neighbours are at least 2° away.
 */
export function addMatches(
  matches: Matches,
  truth: readonly TrueFixation[],
  found: Fixations,
  pxPerDegree: number,
): void {
  const owners = findOwners(truth, found);
  for (const [i, each] of truth.entries()) {
    if (each.offsetMs - each.onsetMs < COUNTED_FROM_MS) continue;
    const isApart = [truth[i - 1], truth[i + 1]].every(
      (other) =>
        other === undefined ||
        Math.hypot(other.x - each.x, other.y - each.y) >= NEIGHBOUR_DEG * pxPerDegree,
    );
    if (!isApart) continue;
    matches.counted++;
    const k = owners.indexOf(i);
    if (k < 0) continue;
    matches.found++;
    matches.onsetErrorsMs.push((found.onsetMs[k] as number) - each.onsetMs);
    matches.offsetErrorsMs.push((found.offsetMs[k] as number) - each.offsetMs);
  }
}

/** Index of the true fixation that each found one stands for, or -1. */
function findOwners(truth: readonly TrueFixation[], found: Fixations): number[] {
  return Array.from(found.onsetMs, (onsetMs, k) => {
    const offsetMs = found.offsetMs[k] as number;
    let owner = -1;
    let mostMs = 0;
    for (const [i, each] of truth.entries()) {
      const sharedMs = Math.min(offsetMs, each.offsetMs) - Math.max(onsetMs, each.onsetMs);
      const isHalf = sharedMs >= (each.offsetMs - each.onsetMs) / 2;
      if (isHalf && sharedMs > mostMs) {
        owner = i;
        mostMs = sharedMs;
      }
    }
    return owner;
  });
}
