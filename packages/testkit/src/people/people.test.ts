import { detectValidSamples } from '@fovea/gaze/quality';
import { decodeBatch, toPageSamples, toSignal } from '@fovea/gaze/samples';
import { describe, expect, it } from 'vitest';
import { EYE_STATISTICS } from './eye-statistics.ts';
import { toPageBatches } from './page-batches.ts';
import { createPerson, type Person, STEADY_PERSON, toPagePerson } from './person.ts';
import { loadStimulus, RESTING_STIMULI, type Stimulus } from './stimulus.ts';
import { toTrackedSignal, trackPage } from './tracked-page.ts';
import { createTruth, type TrueFixation } from './truth.ts';

const SHOWN_MS = 10_000;
const AT_MS = 1_767_225_600_000;

function createSteady(seed: number, own: Partial<Person> = {}): Person {
  return { ...STEADY_PERSON, seed, ...own };
}

function toDuration({ onsetMs, offsetMs }: TrueFixation): number {
  return offsetMs - onsetMs;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

/** Many people on one stimulus. */
function look(stimulus: Stimulus, people: number, own: Partial<Person> = {}) {
  return Array.from({ length: people }, (_, i) =>
    createTruth(createSteady(i, own), stimulus, SHOWN_MS),
  );
}

describe('truth', () => {
  it('repeats for a seed and differs between seeds and pages', async () => {
    const stimulus = await loadStimulus('ad-yuzu');
    const see = (person: Person) => trackPage(person, createTruth(person, stimulus, SHOWN_MS));
    const person = createPerson(5);
    expect(see(createPerson(5))).toEqual(see(person));
    expect(see(createPerson(6))).not.toEqual(see(person));
    expect(see(toPagePerson(person, 1))).not.toEqual(see(person));
  });

  it('has fixations in order, apart and within the time the page was shown', async () => {
    for (const name of [...RESTING_STIMULI, 'spot', 'product-page']) {
      const { fixations, lookingMs } = createTruth(
        createPerson(3),
        await loadStimulus(name),
        SHOWN_MS,
      );
      let endMs = 0;
      for (const { onsetMs, offsetMs } of fixations) {
        expect(onsetMs).toBeGreaterThanOrEqual(endMs);
        expect(offsetMs).toBeGreaterThan(onsetMs);
        endMs = offsetMs;
      }
      expect(endMs).toBeLessThanOrEqual(SHOWN_MS);
      expect(sum(fixations.map(toDuration))).toBeLessThanOrEqual(lookingMs);
    }
  });

  it('has the fixation durations of its source', async () => {
    const truths = look(await loadStimulus('ad-yuzu'), 100, { blinksPerMinute: 0 });
    // The last one of a page is cut by its end.
    const durations = truths.flatMap(({ fixations }) => fixations.slice(0, -1).map(toDuration));
    const { refractoryMeanMs, waitingMeanMs } = EYE_STATISTICS;
    const meanMs = sum(durations) / durations.length;
    expect(Math.abs(meanMs - refractoryMeanMs - waitingMeanMs)).toBeLessThan(10);
  });

  it('spends time on regions by their weights and sees the first of the order early', async () => {
    const stimulus = await loadStimulus('wide-a');
    const fixations = look(stimulus, 200, { blinksPerMinute: 0 }).flatMap((each) => each.fixations);
    const totalMs = sum(fixations.map(toDuration));
    for (const [i, { weight }] of stimulus.regions.entries()) {
      const own = fixations.filter(({ region }) => region === i).map(toDuration);
      // Looks by order are spent on all regions alike, whatever they weigh.
      expect(Math.abs(sum(own) / totalMs - weight)).toBeLessThan(0.08);
    }
    const firsts = look(stimulus, 200).map((each) => each.fixations[0]?.region);
    expect(firsts.filter((region) => region === 0).length).toBeGreaterThan(90);
  });
});

describe('what the device sees', () => {
  it('has the noise, bias and losses it was given', async () => {
    const stimulus = await loadStimulus('four-a');
    const person = createSteady(1, { biasXDeg: 1, noiseDeg: 0.5, lossShare: 0.2, rateHz: 60 });
    const truth = createTruth(person, stimulus, 60_000);
    const signal = toTrackedSignal(person, trackPage(person, truth));
    const off: number[] = [];
    for (const { onsetMs, offsetMs, x } of truth.fixations) {
      for (const [i, tMs] of signal.tMs.entries()) {
        const isInside = tMs > onsetMs + 20 && tMs < offsetMs - 20;
        if (isInside && signal.valid[i] === 1) {
          off.push(((signal.x[i] ?? 0) - x) / person.pxPerDegree);
        }
      }
    }
    const mean = sum(off) / off.length;
    const sd = Math.sqrt(sum(off.map((each) => (each - mean) ** 2)) / off.length);
    expect(Math.abs(mean - 1)).toBeLessThan(0.05);
    expect(Math.abs(sd - 0.5)).toBeLessThan(0.03);
    const validShare = sum([...signal.valid]) / signal.valid.length;
    expect(Math.abs(validShare - (0.8 * truth.lookingMs) / truth.shownMs)).toBeLessThan(0.04);
  });

  it('has no valid gaze of people who do not look, and no true fixation', async () => {
    const person = createSteady(1, { awaysPerMinute: Number.POSITIVE_INFINITY });
    const truth = createTruth(person, await loadStimulus('four-a'), SHOWN_MS);
    const { valid } = toTrackedSignal(person, trackPage(person, truth));
    expect(truth).toMatchObject({ fixations: [], lookingMs: 0 });
    expect(valid.length).toBeGreaterThan(250);
    expect(valid).not.toContain(1);
  });

  it('has times that rise by the device clock, at the rate of the device', async () => {
    const person = createSteady(1, { clockSkew: 0.01, rateHz: 24, clockJitterMs: 10 });
    const truth = createTruth(person, await loadStimulus('four-a'), SHOWN_MS);
    const { tMs } = toTrackedSignal(person, trackPage(person, truth));
    expect(tMs.every((t, i) => i === 0 || t > (tMs[i - 1] ?? 0))).toBe(true);
    expect(tMs.length).toBeGreaterThan(220);
    expect(tMs.at(-1)).toBeGreaterThan(10_000);
  });

  it('is the same gaze through EG1, to the units of the wire', async () => {
    for (const name of ['ad-yuzu', 'product-page', 'spot']) {
      const person = createSteady(4, { awaysPerMinute: 4 });
      const page = trackPage(person, createTruth(person, await loadStimulus(name), SHOWN_MS));
      const sent = toPageBatches(person, page, { page: 2, firstSeq: 7, shownAtMs: AT_MS });
      const batches = sent.map((bytes) => {
        const decoded = decodeBatch(bytes);
        if (!decoded.ok) throw new Error(decoded.reason);
        return decoded.batch;
      });
      expect(batches.map(({ seq }) => seq)).toEqual([7, 8, 9, 10, 11]);
      const [samples] = toPageSamples(batches);
      if (samples === undefined) throw new Error('no page');
      const read = toSignal(samples, detectValidSamples(samples).valid, AT_MS);
      const direct = toTrackedSignal(person, page);
      expect(read.valid).toEqual(direct.valid);
      for (const [i, tMs] of direct.tMs.entries()) {
        expect(Math.abs((read.tMs[i] ?? 0) - tMs)).toBeLessThanOrEqual(0.251);
        expect(Math.abs((read.x[i] ?? 0) - (direct.x[i] ?? 0))).toBeLessThanOrEqual(0.126);
        expect(Math.abs((read.y[i] ?? 0) - (direct.y[i] ?? 0))).toBeLessThanOrEqual(0.126);
      }
    }
  });
});
