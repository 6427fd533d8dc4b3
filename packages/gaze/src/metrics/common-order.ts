import type { AoiMetrics } from './metric-columns.ts';

export const COMMON_ORDER_ALGORITHM = { algorithm: 'common-order', version: 1 } as const;

/** Columns of an AOI that say when in their way a participant first looked at it. */
type FirstHit = Pick<AoiMetrics, 'entryRank' | 'fixationsBefore' | 'isFirstAoi'>;

export interface CommonStep {
  /** Place in the list of AOIs. */
  readonly aoi: number;
  /** Of the first, people who looked at it before all others; of any other, who came to it after the one before. */
  readonly share: number;
}

export interface CommonOrder {
  readonly algorithm: 'common-order';
  readonly version: 1;
  readonly people: number;
  readonly steps: readonly CommonStep[];
}

/**
 * The order in which most people first looked at the AOIs that half or more looked at: the locally
 * best one of [dwork], in which most people agree with every step.
 */
export function findCommonOrder(
  people: readonly { readonly aois: readonly FirstHit[] }[],
): CommonOrder {
  const count = people.length;
  const columns = (people[0]?.aois ?? []).map((_, aoi) =>
    people.map(({ aois }) => aois[aoi] as FirstHit),
  );
  const ranked = columns
    .map((own, aoi) => ({
      aoi,
      own,
      ranks: own.reduce((sum, { entryRank }) => sum + entryRank, 0),
    }))
    .filter(({ own }) => 2 * own.filter(hasLook).length >= count)
    .sort((a, b) => a.ranks - b.ranks);
  const order: typeof ranked = [];
  for (const next of ranked) {
    let at = order.length;
    while (at > 0 && isPreferred(next.own, (order[at - 1] as typeof next).own)) at--;
    order.splice(at, 0, next);
  }
  const steps = order.map(({ aoi, own }, i) => {
    const before = order[i - 1]?.own;
    const takers = own.filter((each, person) =>
      before === undefined ? each.isFirstAoi : hasLook(each) && comesBefore(before, own, person),
    );
    return { aoi, share: takers.length / count };
  });
  return { ...COMMON_ORDER_ALGORITHM, people: count, steps };
}

function hasLook({ fixationsBefore }: FirstHit): boolean {
  return fixationsBefore !== null;
}

/** Whether more people looked first at this one. */
function isPreferred(own: readonly FirstHit[], other: readonly FirstHit[]): boolean {
  let lead = 0;
  for (let person = 0; person < own.length; person++) {
    if (comesBefore(own, other, person)) lead++;
    else if (comesBefore(other, own, person)) lead--;
  }
  return lead > 0;
}

/** What was looked at comes before what was not. */
function comesBefore(a: readonly FirstHit[], b: readonly FirstHit[], person: number): boolean {
  const at = (column: readonly FirstHit[]) =>
    column[person]?.fixationsBefore ?? Number.POSITIVE_INFINITY;
  return at(a) < at(b);
}
