import { expect, test } from 'vitest';
import { createFace, SKIN_TONES } from './people.ts';

test('a seed is one person', () => {
  expect(createFace(4)).toEqual(createFace(4));
  expect(createFace(4)).not.toEqual(createFace(10));
});

test('six in a row hold every tone of skin, and more than three kinds of hair', () => {
  const people = [0, 1, 2, 3, 4, 5].map((seed) => createFace(seed));
  expect(new Set(people.map(({ skin }) => skin.tone)).size).toBe(SKIN_TONES.length);
  expect(new Set(people.map(({ hair }) => hair.style)).size).toBeGreaterThan(3);
});

test('a tone can be chosen without changing the shape of the face', () => {
  const tones = SKIN_TONES.map((_, tone) => createFace(3, tone));
  expect(new Set(tones.map(({ skin }) => skin.tone)).size).toBe(SKIN_TONES.length);
  for (const face of tones) expect(face.shape).toEqual(createFace(3).shape);
});
