import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { toShownOrder } from './shown-order.ts';

const pages = [0, 1, 2, 3, 4].map((i) => ({ id: `page-${i}`, keep_in_place: i === 0 || i === 3 }));
const toIds = (recordingId: string) => toShownOrder(pages, recordingId).map(({ id }) => id);

it('shows every page once, in the same order whenever it is asked for', () => {
  const recordingId = randomUUID();
  expect(toIds(recordingId).toSorted()).toEqual(pages.map(({ id }) => id));
  expect(toIds(recordingId)).toEqual(toIds(recordingId));
});

it('leaves pages where they are that keep their place', () => {
  for (let i = 0; i < 50; i++) {
    const ids = toIds(randomUUID());
    expect([ids[0], ids[3]]).toEqual(['page-0', 'page-3']);
  }
});

it('gives every order of the others about as often', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = toIds(`recording-${i}`).join(' ');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
