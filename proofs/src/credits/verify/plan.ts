import { createSeededRandom } from '@fovea/testkit';

/** How often each thing happens. */
const WEIGHTS = {
  buy: 7,
  month: 9,
  promo: 2,
  year: 0.15,
  adjustUp: 2,
  adjustDown: 4,
  activate: 8,
  activateAgain: 3,
  startBasic: 4,
  upgrade: 6,
  join: 4,
  complete: 4,
  record: 12,
  lapse: 1,
  finish: 4,
  pack: 6,
  park: 1,
  remove: 1.5,
  settle: 9,
  settleFree: 4,
  release: 4,
  expire: 5,
  runJob: 3,
  send: 8,
  redeem: 7,
  cancel: 5,
  refund: 5,
  confirmRefund: 2,
  refuseRefund: 3,
  giveBack: 10,
  wait: 11,
  repeat: 6,
  twist: 8,
} as const;

export type Op = keyof typeof WEIGHTS;

/**
 * One step of a history. Its picks are numbers in [0, 1) that choose among what there is when the
 * step comes, so a history without some of its steps is a history still.
 */
export interface Step {
  readonly op: Op;
  readonly picks: readonly number[];
}

const MIN_STEPS = 12;
const MAX_STEPS = 36;
const PICKS = 5;

export function planHistory(seed: number): Step[] {
  const random = createSeededRandom(seed);
  const ops = Object.entries(WEIGHTS) as [Op, number][];
  const sum = ops.reduce((total, [, weight]) => total + weight, 0);
  const pickOp = (): Op => {
    let rest = random() * sum;
    for (const [op, weight] of ops) {
      rest -= weight;
      if (rest < 0) return op;
    }
    return 'wait';
  };
  const length = MIN_STEPS + Math.floor(random() * (MAX_STEPS - MIN_STEPS + 1));
  const toStep = (op: Op): Step => ({ op, picks: Array.from({ length: PICKS }, random) });
  // Without credits nothing else can happen.
  return [toStep('buy'), toStep('month'), ...Array.from({ length }, () => toStep(pickOp()))];
}

/** A whole number from low to high, both included. */
export const toInteger = (pick: number, low: number, high: number) =>
  low + Math.floor(pick * (high - low + 1));

export function findOne<T>(pick: number, from: readonly T[]): T | undefined {
  return from[Math.floor(pick * from.length)];
}

/** The shortest history that still fails, by leaving out ever smaller parts. */
export async function shorten<Step>(
  steps: readonly Step[],
  doesFail: (steps: readonly Step[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Step[]> {
  let best = steps;
  let left = tries;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < best.length && left > 0; ) {
      const shorter = [...best.slice(0, start), ...best.slice(start + size)];
      left -= 1;
      if (shorter.length < best.length && (await doesFail(shorter))) best = shorter;
      else start += size;
    }
  }
  return best;
}
