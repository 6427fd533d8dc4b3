import { MINUTE_MS } from '@fovea/contract/times';
import { createSeededRandom } from '@fovea/testkit';

export const OFFERS = [
  { sessions: 10, amount: 3_900 },
  { sessions: 30, amount: 9_900 },
  { sessions: 100, amount: 29_000 },
] as const;

/** The last of what there is. */
export const LAST = -1;

/** `who`, `which` and `event` are numbers that wrap around what there is by then, or the last. */
export type Step =
  | { readonly do: 'order'; who: number; offer: number; fails: boolean }
  | { readonly do: 'orderAgain'; which: number; twist: 'none' | 'offer' | 'price' }
  | { readonly do: 'pay'; which: number; as: 'ordered' | 'cheaper' | 'otherCurrency' | 'another' }
  | { readonly do: 'expire'; which: number }
  | {
      readonly do: 'tell';
      event: number;
      as: 'sent' | 'forged' | 'old' | 'changed';
      fails: boolean;
    }
  | { readonly do: 'lie'; which: number }
  | { readonly do: 'read' | 'refund'; which: number; by: 'owner' | 'other'; fails: boolean }
  | { readonly do: 'refuseRefund' | 'giveBack' | 'dispute' | 'winDispute'; which: number }
  | { readonly do: 'job' | 'forgetKeys' }
  | { readonly do: 'use'; who: number }
  | { readonly do: 'wait'; ms: number }
  /** To the last instant of the 30 days of a payment, or past it. */
  | { readonly do: 'waitForEnd'; which: number; pastMs: 0 | 1 };

const WAITS_MS = [500, 2_000, 61_000, 11 * MINUTE_MS, 27 * 60 * MINUTE_MS, 3 * 1_440 * MINUTE_MS];

type Random = () => number;
const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

const MAKERS: readonly (readonly [weight: number, make: (random: Random) => Step])[] = [
  [4, (r) => ({ do: 'order', who: toIndex(r), offer: toIndex(r), fails: r() < 0.15 })],
  [2, (r) => ({ do: 'orderAgain', which: toIndex(r), twist: pick(r, TWISTS) })],
  [6, (r) => ({ do: 'pay', which: toIndex(r), as: pick(r, PAID_AS) })],
  [1, (r) => ({ do: 'expire', which: toIndex(r) })],
  [6, (r) => ({ do: 'tell', event: toIndex(r), as: pick(r, TOLD_AS), fails: r() < 0.15 })],
  [2, (r) => ({ do: 'lie', which: toIndex(r) })],
  [3, (r) => ({ do: 'read', which: toIndex(r), by: pick(r, READERS), fails: r() < 0.1 })],
  [4, (r) => ({ do: 'refund', which: toIndex(r), by: pick(r, READERS), fails: r() < 0.3 })],
  [1, (r) => ({ do: 'refuseRefund', which: toIndex(r) })],
  [1, (r) => ({ do: pick(r, RETURNS), which: toIndex(r) })],
  [3, () => ({ do: 'job' })],
  [1, (r) => ({ do: 'use', who: toIndex(r) })],
  [3, (r) => ({ do: 'wait', ms: pick(r, WAITS_MS) })],
  [1, (r) => ({ do: 'waitForEnd', which: toIndex(r), pastMs: pick(r, ENDS) })],
];
const TWISTS = ['none', 'none', 'offer', 'price'] as const;
const PAID_AS = [
  'ordered',
  'ordered',
  'ordered',
  'ordered',
  'cheaper',
  'otherCurrency',
  'another',
] as const;
const TOLD_AS = ['sent', 'sent', 'sent', 'forged', 'old', 'changed'] as const;
const READERS = ['owner', 'owner', 'owner', 'other'] as const;
const ENDS = [0, 1] as const;
const RETURNS = ['giveBack', 'dispute', 'dispute', 'winDispute'] as const;
const toIndex = (random: Random) => Math.floor(random() * 1_000);

const TOTAL = MAKERS.reduce((sum, [weight]) => sum + weight, 0);
/** How often something else happens between two steps of a purchase's usual life. */
const BESIDE = 0.6;

/** The same seed is the same history: the life of a purchase, and anything else in between. */
export function planHistory(seed: number): Step[] {
  const random = createSeededRandom(seed);
  const life = planLife(random);
  return life.flatMap((step) => (random() < BESIDE ? [step, drawStep(random)] : [step]));
}

function drawStep(random: Random): Step {
  let at = random() * TOTAL;
  for (const [weight, make] of MAKERS) {
    at -= weight;
    if (at < 0) return make(random);
  }
  return { do: 'job' };
}

/**
 * Ordered, ordered once more, paid, told, refunded; a refund whose answer is lost is found later. At
 * times the money goes back without us, and something more is bought.
 */
function planLife(random: Random): Step[] {
  const isLate = random() < 0.25;
  const first = { which: 0, by: 'owner' } as const;
  return [
    { do: 'order', who: 0, offer: toIndex(random), fails: random() < 0.3 },
    { do: 'orderAgain', which: 0, twist: 'none' },
    ...(isLate ? [{ do: 'wait', ms: pick(random, WAITS_MS) } as const] : []),
    { do: 'pay', which: 0, as: pick(random, PAID_AS) },
    { do: 'tell', event: 0, as: pick(random, TOLD_AS), fails: random() < 0.2 },
    { do: 'tell', event: 0, as: 'sent', fails: false },
    ...(isLate ? [{ do: 'waitForEnd', which: 0, pastMs: pick(random, ENDS) } as const] : []),
    { do: 'refund', ...first, fails: random() < 0.5 },
    ...(random() < 0.4 ? [{ do: 'forgetKeys' } as const] : []),
    { do: 'wait', ms: pick(random, WAITS_MS) },
    { do: 'job' },
    ...(random() < 0.5 ? planReturn(random) : []),
  ];
}

function planReturn(random: Random): Step[] {
  const event = { event: LAST, as: 'sent', fails: false } as const;
  return [
    { do: 'use', who: 0 },
    { do: pick(random, ['giveBack', 'dispute'] as const), which: 0 },
    { do: 'tell', ...event, fails: random() < 0.2 },
    { do: 'tell', ...event },
    { do: 'order', who: 0, offer: toIndex(random), fails: false },
    { do: 'pay', which: LAST, as: 'ordered' },
    { do: 'tell', ...event },
    { do: 'winDispute', which: 0 },
    { do: 'tell', ...event },
  ];
}
