import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import { drawByOdds } from './eye-statistics.ts';
import type { HeldDevice } from './held-device.ts';
import { createPerson, type Person } from './person.ts';

/** How somebody takes part. */
export const HABITS = [
  'steady',
  'looks away',
  'badly tracked',
  'does not look',
  'slow phone',
] as const;
export type Habit = (typeof HABITS)[number];

/** Shares of a crowd; those who do not look are one in fifty of the others. Chosen. */
export const CROWD_SHARES = {
  looksAway: 0.08,
  badlyTracked: 0.08,
  slowPhone: 0.03,
  tablet: 0.12,
} as const;

const AWAYS_PER_MINUTE = 14;
const SLOWEST_HZ = 10;
const FASTEST_SLOW_HZ = 19;
/** How wrong the clocks of devices are. */
const CLOCK_SD_MS = 20_000;

/** One of a crowd with a device, always the same for a seed. */
export interface CrowdMember {
  readonly person: Person;
  readonly device: HeldDevice;
  readonly habit: Habit;
  readonly gender: 'female' | 'male' | null;
  readonly age: number;
  /** Time that the device clock is ahead. */
  readonly clockOffsetMs: number;
}

export function createCrowdMember(seed: number, devices: readonly HeldDevice[]): CrowdMember {
  const random = createSeededRandom(seed ^ 0xc20d);
  const device = drawDevice(random, devices);
  const own = createPerson(seed);
  const { looksAway, badlyTracked, slowPhone } = CROWD_SHARES;
  const rest = 1 - looksAway - badlyTracked - slowPhone;
  const drawn = drawByOdds(random, [rest, looksAway, badlyTracked, 0, slowPhone]);
  const isAbsent = own.awaysPerMinute === Number.POSITIVE_INFINITY;
  const habit: Habit = isAbsent ? 'does not look' : (HABITS[drawn] ?? 'steady');
  const { viewport, pxPerDegree } = device;
  return {
    person: { ...own, viewport, pxPerDegree, ...toHabit(habit, random) },
    device,
    habit,
    gender: (['female', 'male', null] as const)[drawByOdds(random, [0.48, 0.48, 0.04])] ?? null,
    age: 18 + Math.floor(random() * 60),
    clockOffsetMs: CLOCK_SD_MS * drawGaussian(random),
  };
}

/** Tablets by their share, where there are both kinds. */
function drawDevice(random: () => number, devices: readonly HeldDevice[]): HeldDevice {
  const kind = random() < CROWD_SHARES.tablet ? 'tablet' : 'mobile';
  const wanted = devices.filter((each) => each.kind === kind);
  const among = wanted.length > 0 ? wanted : devices;
  const device = among[Math.floor(random() * among.length)];
  if (device === undefined) throw new RangeError('nobody has a device');
  return device;
}

function toHabit(habit: Habit, random: () => number): Partial<Person> {
  if (habit === 'looks away') return { awaysPerMinute: AWAYS_PER_MINUTE };
  if (habit === 'badly tracked') return { lossShare: 0.15 + 0.3 * random() };
  if (habit === 'slow phone') {
    return { rateHz: SLOWEST_HZ + (FASTEST_SLOW_HZ - SLOWEST_HZ) * random() };
  }
  return {};
}
