import { expect, it } from 'vitest';
import { summarise } from './records-summary.ts';

const person = (validity: number, deviceName = 'Pixel 8') => ({ validity, deviceName });

it('splits people by the bands of the specification, 90 and 80 inside the better one', () => {
  const people = [100, 90, 89.9, 80, 79.9, 0].map((validity) => person(validity));
  expect(summarise(people)).toMatchObject({
    total: 6,
    reliable: 2,
    acceptable: 2,
    unreliable: 2,
  });
});

it('names the two most frequent devices and counts the others', () => {
  const people = ['b', 'a', 'b', 'c', 'd', 'a', 'b'].map((name) => person(95, name));
  expect(summarise(people)).toMatchObject({
    devices: [
      { name: 'b', count: 3 },
      { name: 'a', count: 2 },
    ],
    others: 2,
  });
});
