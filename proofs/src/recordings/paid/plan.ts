import { createSeededRandom } from '@fovea/testkit';
import { toInteger } from '#credits/verify/plan.ts';

/** How often each thing happens. */
const WEIGHTS = {
  takePart: 16,
  begin: 5,
  join: 2,
  complete: 7,
  stop: 2,
  test: 1.5,
  withdraw: 4,
  mark: 8,
  unmark: 4,
  target: 8,
  upgrade: 3,
  finish: 1.5,
  pack: 7,
  minute: 6,
  wait: 7,
} as const;

export type Op = keyof typeof WEIGHTS;

/**
 * One step of a history. Its picks are numbers in [0, 1) that choose among what there is when the step
 * comes, so a history without some of its steps is a history still.
 */
export interface Step {
  readonly op: Op;
  readonly picks: readonly number[];
  /** The server's process dies before so many more statements of its database. */
  readonly diesAfter?: number;
}

export interface History {
  readonly seed: number;
  readonly type: 'basic' | 'pro';
  readonly target: number;
  readonly sessions: number;
  readonly steps: readonly Step[];
}

const STEPS = { least: 6, most: 16 };
const MOST_PEOPLE = 6;
const MOST_SPARE = 6;
const PICKS = 4;
/** One history in so many has a process that dies. */
const DIES_IN = 10;
const MOST_STATEMENTS = 30;

export function planHistory(seed: number): History {
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
  // The large ones have returns.
  const target = toInteger(Math.sqrt(random()), 1, MOST_PEOPLE);
  const sessions = target + toInteger(random(), 0, MOST_SPARE);
  const type = random() < 0.75 ? 'pro' : 'basic';
  const length = toInteger(random(), STEPS.least, STEPS.most);
  // Without people nothing else can happen.
  const first = toInteger(random(), 0, target);
  const dying = seed % DIES_IN === 0 ? toInteger(random(), 0, length - 1) : undefined;
  const toStep = (op: Op): Step => ({ op, picks: Array.from({ length: PICKS }, random) });
  const steps = [
    ...Array.from({ length: first }, () => toStep('takePart')),
    ...Array.from({ length }, () => toStep(pickOp())),
  ].map((step, i) =>
    i === dying ? { ...step, diesAfter: toInteger(random(), 0, MOST_STATEMENTS) } : step,
  );
  return { seed, type, target, sessions, steps };
}
