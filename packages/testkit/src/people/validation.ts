import { measureAccuracy, measureSessionStd } from '@fovea/gaze/quality';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import type { Person } from './person.ts';

const TARGETS = 9;
const TARGET_MS = 2_000;

/** Result of a person's validation, in CSS px. */
export interface Validation {
  readonly errorPx: number;
  readonly offsetXPx: number;
  readonly offsetYPx: number;
  /** Deviation of single samples about their own mean. */
  readonly precisionStdPx: number;
}

/** Nine targets of 2 s, before the first page. */
export function validatePerson(person: Person): Validation {
  const random = createSeededRandom(person.seed ^ 0x7a26e7);
  const perTarget = Math.max(Math.round((TARGET_MS * person.rateHz) / 1_000), 2);
  const draw = (biasDeg: number) =>
    Float64Array.from(
      { length: TARGETS * perTarget },
      () => (biasDeg + person.noiseDeg * drawGaussian(random)) * person.pxPerDegree,
    );
  const samples = {
    x: draw(person.biasXDeg),
    y: draw(person.biasYDeg),
    target: Uint16Array.from({ length: TARGETS * perTarget }, (_, i) => Math.floor(i / perTarget)),
    targetX: new Float64Array(TARGETS),
    targetY: new Float64Array(TARGETS),
  };
  const accuracy = measureAccuracy(samples);
  return {
    errorPx: accuracy?.errorPx ?? 0,
    offsetXPx: accuracy?.offsetXPx ?? 0,
    offsetYPx: accuracy?.offsetYPx ?? 0,
    precisionStdPx: measureSessionStd(samples) ?? 0,
  };
}
