import type { Figure } from '#harness/figure.ts';

export interface Moved {
  readonly before: Figure;
  readonly after: Figure;
  /** By how much the number that moved most did, of what it was. */
  readonly share: number;
}

/**
 * Which figure was which, and by how much each moved. Names may hold counts, such as of frames: a
 * figure whose name differs by its numbers alone is the same, where there is only one such.
 */
export function compareFigures(before: readonly Figure[], after: readonly Figure[]) {
  const pairs: Moved[] = [];
  const isFree =
    <T>(taken: Set<T>) =>
    (each: T) =>
      !taken.has(each);
  const [usedBefore, usedAfter] = [new Set<Figure>(), new Set<Figure>()];
  for (const toKey of [(name: string) => name, (name: string) => name.replaceAll(/\d+/g, '#')]) {
    for (const own of after.filter(isFree(usedAfter))) {
      const isSame = ({ name }: Figure) => toKey(name) === toKey(own.name);
      const olds = before.filter(isFree(usedBefore)).filter(isSame);
      const twins = after.filter(isFree(usedAfter)).filter(isSame);
      const [old] = olds;
      if (old === undefined || olds.length > 1 || twins.length > 1) continue;
      usedBefore.add(old);
      usedAfter.add(own);
      pairs.push({ before: old, after: own, share: measureShare(old.value, own.value) });
    }
  }
  return {
    pairs,
    added: after.filter(isFree(usedAfter)),
    gone: before.filter(isFree(usedBefore)),
  };
}

/** Values may hold several numbers with units. Infinite where they cannot be compared. */
export function measureShare(before: string | number, after: string | number): number {
  const [old, own] = [listNumbers(before), listNumbers(after)];
  if (old.length !== own.length) return Number.POSITIVE_INFINITY;
  if (old.length === 0) return before === after ? 0 : Number.POSITIVE_INFINITY;
  return Math.max(
    ...old.map((was, i) => {
      const is = own[i] as number;
      return was === is ? 0 : Math.abs(is - was) / Math.abs(was);
    }),
  );
}

function listNumbers(value: string | number): number[] {
  return (String(value).match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}
