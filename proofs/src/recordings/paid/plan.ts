import { createSeededRandom } from '@fovea/testkit';
import { toInteger } from '#credits/verify/plan.ts';

/** How often each thing happens. */
const WEIGHTS = {
  takePart: 12,
  begin: 5,
  join: 2,
  complete: 7,
  stop: 1.5,
  test: 1,
  withdraw: 4,
  mark: 7,
  unmark: 4,
  target: 7,
  upgrade: 6,
  finish: 1,
  pack: 4,
  minute: 6,
  stand: 4,
  days: 3,
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
const TARGETS = [1, 2, 3, 5, 5, 6] as const;
const MOST_SPARE = 6;
const PRO_SHARE = 0.65;
const PICKS = 4;
/** Some come in pairs: only together they reach what is far. */
const THEN: Partial<Record<Op, readonly Op[]>> = {
  mark: ['minute', 'stand', 'unmark'],
  complete: ['pack', 'target'],
  takePart: ['pack'],
};
const THEN_SHARE = 0.4;
/** One history in so many has a process that dies. */
const DIES_IN = 12;
const MOST_STATEMENTS = 12;

export function planHistory(seed: number): History {
  const random = createSeededRandom(seed);
  const weights = Object.entries(WEIGHTS) as [Op, number][];
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const pickOp = (): Op => {
    let rest = random() * sum;
    for (const [op, weight] of weights) {
      rest -= weight;
      if (rest < 0) return op;
    }
    return 'minute';
  };
  const target = TARGETS[Math.floor(random() * TARGETS.length)] ?? 1;
  const sessions = target + toInteger(random(), 0, MOST_SPARE);
  const type = random() < PRO_SHARE ? 'pro' : 'basic';
  const length = toInteger(random(), STEPS.least, STEPS.most);
  // Without people nothing else can happen.
  const first = toInteger(random(), 0, target + 1);
  const ops = [
    ...Array.from({ length: first }, (): Op => (random() < 0.7 ? 'takePart' : 'begin')),
    ...Array.from({ length }, () => {
      const op = pickOp();
      return random() < THEN_SHARE ? [op, ...(THEN[op] ?? [])] : [op];
    }).flat(),
  ];
  const dying = seed % DIES_IN === 0 ? toInteger(random(), 0, ops.length - 1) : undefined;
  const steps = ops.map((op, i) => ({
    op,
    picks: Array.from({ length: PICKS }, random),
    ...(i === dying && { diesAfter: toInteger(random(), 0, MOST_STATEMENTS) }),
  }));
  return { seed, type, target, sessions, steps };
}
