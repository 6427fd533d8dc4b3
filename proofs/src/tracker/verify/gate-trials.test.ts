import type { DotLooks } from '@fovea/tracker/calibration';
import { measureSimilarity } from '@fovea/tracker/patches';
import { expect, test } from 'vitest';
import { BAD_KINDS, listGateTrials } from './gate-trials.ts';
import { judgeGate } from './judge-gate.ts';
import { listGlare, listPeople } from './session-facts.ts';
import { createToyRecording } from './toy-recording.ts';

const people = listPeople(3).map(createToyRecording);
const trials = listGateTrials(people, listGlare(1).map(createToyRecording), 4, 5);

/** Dots that are more like another dot of the same person's good trial than like themselves. */
function countOff(dots: readonly DotLooks[], person: string): number {
  const own = trials.find((each) => each.kind === 'good' && each.person === person);
  const list = (each: readonly DotLooks[]) =>
    each.flatMap(({ looks }) => looks.slice(0, 1).map(({ feature }) => feature));
  const right = list(own?.calibrationDots ?? []);
  return list(dots).filter((feature, dot) => {
    const alike = right.map((each) => measureSimilarity(feature, each));
    return alike.indexOf(Math.max(...alike)) !== dot;
  }).length;
}

test('there are as many bad trials as good ones, of every kind', () => {
  expect(trials.filter(({ kind }) => kind === 'good')).toHaveLength(12);
  for (const bad of BAD_KINDS) {
    expect(trials.filter(({ kind }) => kind === bad)).toHaveLength(2);
  }
});

test('who follows the dots looks at each, who skips looks at the one before', () => {
  for (const { kind, calibrationDots, person } of trials) {
    const off = countOff(calibrationDots, person);
    if (kind === 'good') expect(off).toBe(0);
    if (kind === 'skipped dots') expect([2, 3]).toContain(off);
    if (kind === 'shared by two') expect(off).toBe(0);
    if (kind === 'stare' || kind === 'one dot late') expect(off).toBe(8);
  }
});

test('a head that is gone leaves too few looks at some dot', () => {
  const gone = trials.filter(({ kind }) => kind === 'head gone');
  for (const { calibrationDots, validationDots } of gone) {
    const counts = [...calibrationDots, ...validationDots].map(({ looks }) => looks.length);
    expect(Math.min(...counts)).toBeLessThan(3);
  }
});

test('the gate counts its wrong verdicts by trial and by person', () => {
  const isPlain = ({ kind }: (typeof trials)[number]) =>
    ['good', 'stare', 'one dot late', 'head gone'].includes(kind);
  const { good, bad, rows } = judgeGate(trials.filter(isPlain));
  expect(good).toMatchObject({ wrong: 0, trials: 12, people: 3, peopleWrong: 0 });
  expect(good.bound).toBeCloseTo(1 - 0.05 ** (1 / 12), 9);
  expect(bad).toMatchObject({ wrong: 0, trials: 6 });
  expect(rows.map(({ kind }) => kind)).toEqual(['good', 'stare', 'one dot late', 'head gone']);
  // Glare that hides nothing is a good calibration: it must count as accepted, so as wrong.
  const wrong = judgeGate(trials.filter(({ kind }) => kind === 'good' || kind === 'glasses glare'));
  expect(wrong.bad).toMatchObject({ wrong: 2, trials: 2, people: 1, peopleWrong: 1 });
});
