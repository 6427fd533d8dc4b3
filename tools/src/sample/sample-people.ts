import { DEFAULT_LOOK, LIMITS } from '@fovea/contract';
import { createSeededRandom } from '@fovea/testkit';
import {
  type CrowdMember,
  createPerson,
  createTruth,
  type HeldDevice,
  loadStimulus,
  type Person,
  type Stimulus,
  toPagePerson,
  toPageStimulus,
  trackPage,
} from '@fovea/testkit/people';
import { LOOKED_AT } from './sample-project.ts';

const SEED = 48;
const WOMEN = 26;
const MEN = 22;
const AGES = { youngest: 18, oldest: 64 } as const;
const RATE_HZ = 30;
/** Beside what calibration leaves: so near that the hot spots of a picture stay apart. */
const BIAS_SHARE = 0.5;

const DEVICES = [
  'iPhone 13 mini',
  'iPhone 14',
  'iPhone 15',
  'iPhone 16 Pro',
  'iPhone SE (3rd generation)',
  'Pixel 7',
  'Pixel 8',
  'Pixel 9',
  'Galaxy S24',
];

/** How many there are of each band, how their gaze is lost, and the validity that they come to. */
const BANDS = [
  { people: 31, lossShare: 0.01, awaysPerMinute: 0.1, from: LIMITS.validityReliable + 1, to: 100 },
  {
    people: 11,
    lossShare: 0.09,
    awaysPerMinute: 0.5,
    from: LIMITS.validityAcceptable + 1.5,
    to: LIMITS.validityReliable - 1.5,
  },
  {
    people: 6,
    lossShare: 0.22,
    awaysPerMinute: 3,
    from: LIMITS.validityAcceptable - 35,
    to: LIMITS.validityAcceptable - 2,
  },
] as const;

type Band = (typeof BANDS)[number];

/** The people of the sample, always the same. */
export async function createSamplePeople(devices: readonly HeldDevice[]): Promise<CrowdMember[]> {
  const random = createSeededRandom(SEED);
  const stimuli = await Promise.all(LOOKED_AT.map(({ stimulus }) => loadStimulus(stimulus)));
  const bands = shuffle(
    random,
    BANDS.flatMap((band) => new Array<Band>(band.people).fill(band)),
  );
  const genders = shuffle(random, [
    ...new Array<'female'>(WOMEN).fill('female'),
    ...new Array<'male'>(MEN).fill('male'),
  ]);
  const held = DEVICES.map((name) => findDevice(devices, name));
  let seed = SEED * 1_000;
  return bands.map((band, i) => {
    const device = held[i < held.length ? i : Math.floor(random() * held.length)] as HeldDevice;
    const age = AGES.youngest + Math.floor(random() * (AGES.oldest - AGES.youngest + 1));
    let person = createSamplePerson(seed++, device, band);
    while (!isOf(band, measureValidity(person, stimuli))) {
      person = createSamplePerson(seed++, device, band);
    }
    return {
      person,
      device,
      habit: 'steady',
      gender: genders[i] ?? null,
      age: i === 0 ? AGES.youngest : i === 1 ? AGES.oldest : age,
      clockOffsetMs: 0,
    };
  });
}

function createSamplePerson(seed: number, device: HeldDevice, band: Band): Person {
  const { viewport, pxPerDegree } = device;
  const { lossShare, awaysPerMinute } = band;
  const own = createPerson(seed);
  return {
    ...own,
    viewport,
    pxPerDegree,
    lossShare,
    awaysPerMinute,
    rateHz: RATE_HZ,
    biasXDeg: own.biasXDeg * BIAS_SHARE,
    biasYDeg: own.biasYDeg * BIAS_SHARE,
    driftXDegPerMinute: 0,
    driftYDegPerMinute: 0,
  };
}

/** Validity as the server will measure it, but for the rounding of times. */
function measureValidity(person: Person, stimuli: readonly Stimulus[]): number {
  let seen = 0;
  let shown = 0;
  for (const [i, { shownMs, ...page }] of LOOKED_AT.entries()) {
    const look = { ...DEFAULT_LOOK, ...('display' in page ? { display: page.display } : {}) };
    const stimulus = toPageStimulus(look, [stimuli[i] as Stimulus], person.viewport);
    const looker = toPagePerson(person, i);
    const { frames } = trackPage(looker, createTruth(looker, stimulus, shownMs));
    seen += frames.seen;
    shown += frames.shown;
  }
  return (100 * seen) / shown;
}

function isOf({ from, to }: Band, validity: number): boolean {
  return validity >= from && validity <= to;
}

function findDevice(devices: readonly HeldDevice[], name: string): HeldDevice {
  const device = devices.find((each) => each.name === name);
  if (device === undefined) throw new Error(`no device is called ${name}`);
  return device;
}

function shuffle<T>(random: () => number, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
