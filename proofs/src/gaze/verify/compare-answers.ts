import type { Figure } from '#harness/parts.ts';
import { countFound } from '#harness/planted-faults.ts';

/** Flat numbers; null where there is none. */
export type Numbers = readonly (number | null)[];
/** The numbers of one case by part. */
export type Answers<Part extends string> = Readonly<Record<Part, Numbers>>;
/** Allowed difference by part: relative above 1, absolute below; 0 asks for the very same. */
export type Tolerances<Part extends string> = Readonly<Record<Part, number>>;

/**
 * One figure a part, and how many parts notice a fault on our side. A comparison that would not
 * notice proves nothing.
 */
export async function compareAnswers<Part extends string>(
  tolerances: Tolerances<Part>,
  theirs: readonly Answers<Part>[],
  ours: readonly Answers<Part>[],
  faulty: readonly Answers<Part>[],
): Promise<readonly Figure[]> {
  const parts = Object.keys(tolerances) as Part[];
  const compare = (part: Part, own: readonly Answers<Part>[]) =>
    comparePart(
      part,
      tolerances[part],
      own.map((each) => each[part]),
      theirs.map((each) => each[part]),
    );
  return [
    ...parts.map((part) => compare(part, ours)),
    await countFound(
      parts.map((part) => ({ name: part, find: () => !compare(part, faulty).ok })),
      { name: 'parts that notice a fault on one side' },
    ),
  ];
}

function comparePart(
  part: string,
  tolerance: number,
  ours: readonly Numbers[],
  theirs: readonly (Numbers | undefined)[],
): Figure {
  const differences = ours.map((own, i) => measureDifference(own, theirs[i] ?? []));
  const agreed = differences.filter((difference) => difference <= tolerance).length;
  const numbers = ours.flat().filter((value) => value !== null).length;
  const worst = Math.max(...differences);
  return {
    name: `${part} (${numbers} numbers, worst ${worst.toExponential(1)})`,
    value: `${agreed} of ${ours.length}`,
    goal: tolerance === 0 ? 'all, exactly' : `all to ${tolerance}`,
    ok: numbers >= ours.length && agreed === ours.length,
  };
}

/** Infinite for another count or another missing place. */
function measureDifference(a: Numbers, b: Numbers): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce<number>((worst, x, i) => {
    const y = b[i] ?? null;
    if (x === null || y === null) return x === y ? worst : Number.POSITIVE_INFINITY;
    return Math.max(worst, Math.abs(x - y) / Math.max(Math.abs(y), 1));
  }, 0);
}
