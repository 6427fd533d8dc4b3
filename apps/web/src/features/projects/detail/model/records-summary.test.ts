import { expect, it } from 'vitest';
import { summarise } from './records-summary.ts';

const NO_MARKS = new Map();
const person = (validity: number, deviceName = 'Pixel 8', age = 30) => ({
  recordingId: 'r1',
  validity,
  deviceName,
  age,
  source: 'camera' as const,
});

it('splits people by the bands of the specification, 90 and 80 inside the better one', () => {
  const people = [100, 90, 89.9, 80, 79.9, 0].map((validity) => person(validity));
  expect(summarise(people, NO_MARKS)).toMatchObject({
    total: 6,
    reliable: 2,
    acceptable: 2,
    unreliable: 2,
  });
});

it.each([
  { sources: ['camera', 'camera'] as const, isScripted: false },
  { sources: ['camera', 'scripted'] as const, isScripted: true },
])('$sources: scripted $isScripted', ({ sources, isScripted }) => {
  const people = sources.map((source) => ({ ...person(95), source }));
  expect(summarise(people, NO_MARKS)).toMatchObject({ isScripted });
});

it('names the two most frequent devices and counts the others', () => {
  const people = ['b', 'a', 'b', 'c', 'd', 'a', 'b'].map((name) => person(95, name));
  expect(summarise(people, NO_MARKS)).toMatchObject({
    devices: [
      { name: 'b', count: 3 },
      { name: 'a', count: 2 },
    ],
    others: 2,
  });
});

it('says how good a recording typically is, and how old people are', () => {
  const people = [person(70, 'a', 61), person(99, 'a', 24), person(96), person(88)];
  expect(summarise(people, NO_MARKS)).toMatchObject({
    medianValidity: 88,
    youngest: 24,
    oldest: 61,
  });
  expect(summarise([person(97)], NO_MARKS)).toMatchObject({
    medianValidity: 97,
    youngest: 30,
    oldest: 30,
  });
});

it('has nothing to say of nobody', () => {
  expect(summarise([], NO_MARKS)).toBeNull();
  expect(summarise(null, NO_MARKS)).toBeNull();
});

it('a person who was marked invalid is not valid, as in the analysis', () => {
  const people = [person(95), { ...person(85), recordingId: 'r2' }, person(20)];
  expect(summarise(people, NO_MARKS)).toMatchObject({ valid: 2, reliable: 1, acceptable: 1 });
  expect(summarise(people, new Set(['r2']))).toMatchObject({ valid: 1, acceptable: 1 });
});
