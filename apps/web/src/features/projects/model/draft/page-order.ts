// Where pages go is said by how many of the others come before them: it stays right while they move.
type Ids = readonly string[];

const listOthers = (ids: Ids, moved: Ids) => ids.filter((id) => !moved.includes(id));

/** The order after pages have moved together. Nothing when it stays as it is. */
export function movePages(ids: Ids, moved: Ids, before: number): string[] | undefined {
  const block = ids.filter((id) => moved.includes(id));
  const next = listOthers(ids, moved).toSpliced(before, 0, ...block);
  return next.every((id, at) => id === ids[at]) ? undefined : next;
}

/** Pages that lie apart come together at the first of them, or at the last when they go down. */
export function findStep(ids: Ids, moved: Ids, step: 1 | -1): number {
  const places = ids.flatMap((id, at) => (moved.includes(id) ? [at] : []));
  const edge = (step < 0 ? places[0] : places.at(-1)) ?? 0;
  const before = countOthers(ids, moved, edge) + step;
  return Math.min(Math.max(before, 0), ids.length - places.length);
}

/** Number of pages above the gap that stay. */
export function countOthers(ids: Ids, moved: Ids, gap: number): number {
  return listOthers(ids.slice(0, gap), moved).length;
}

/** The row that the drop line stands before; one too far is behind the last. */
export function findLine(ids: Ids, moved: Ids, before: number): number {
  const next = listOthers(ids, moved)[before];
  return next === undefined ? ids.length : ids.indexOf(next);
}

/** The gap that a pointer means: behind every row whose middle it has passed. */
export function findGap(middles: readonly number[], at: number): number {
  return middles.filter((middle) => middle < at).length;
}
