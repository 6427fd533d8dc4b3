import type { Signal } from '@fovea/gaze/samples';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import {
  createTruth,
  type Person,
  STEADY_PERSON,
  type Stimulus,
  type Truth,
  toTrackedSignal,
  trackPage,
  validatePerson,
} from '@fovea/testkit/people';

const SEED = 20_260_703;
const PEOPLE = 20;
const SHOWN_MS = 10_000;

export interface SeenPage {
  readonly truth: Truth;
  readonly signal: Signal;
  readonly person: Person;
  readonly stimulus: Stimulus;
}

interface Condition extends Partial<Person> {
  readonly rateHz: number;
  readonly noiseDeg: number;
  /** Standard deviation over people, per axis. */
  readonly biasDeg?: number;
}

/** The same people with the same truth, whatever the condition. */
export function seePages(stimuli: readonly Stimulus[], condition: Condition): SeenPage[] {
  const { biasDeg = 0, ...device } = condition;
  return stimuli.flatMap((stimulus, s) =>
    Array.from({ length: PEOPLE }, (_, i) => {
      const seed = SEED + 1_000 * s + i;
      const random = createSeededRandom(seed ^ 0xb1a5);
      const biasXDeg = biasDeg * drawGaussian(random);
      const biasYDeg = biasDeg * drawGaussian(random);
      const person = { ...STEADY_PERSON, seed, biasXDeg, biasYDeg, ...device };
      const truth = createTruth(person, stimulus, SHOWN_MS);
      const signal = toTrackedSignal(person, trackPage(person, truth));
      return { truth, signal, person, stimulus };
    }),
  );
}

/** As the person's validation measures it. */
export function measurePrecisionDeg(person: Person): number {
  return validatePerson(person).precisionStdPx / person.pxPerDegree;
}
