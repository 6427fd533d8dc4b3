import { expect, it } from 'vitest';
import { judgeSamples, SAMPLE_MS } from './judge-samples.ts';

const TIMER_MS = 3_000;
const look = (page: number, fromMs: number, lengthMs: number) =>
  Array.from({ length: Math.floor(lengthMs / SAMPLE_MS) }, (_, i) => ({
    page,
    tMs: fromMs + i * SAMPLE_MS,
  }));
const whole = [...look(0, 1_050, TIMER_MS), ...look(1, 5_050, TIMER_MS)];
const showings = [
  { page: 0, fromMs: 1_000 },
  { page: 1, fromMs: 5_000 },
];

it('finds nothing to say of pages that nobody interrupted', () => {
  const { missing, duplicates, expected } = judgeSamples(
    whole,
    { showings, killsMs: [] },
    TIMER_MS,
  );
  expect({ missing, duplicates }).toEqual({ missing: 0, duplicates: 0 });
  expect(expected).toBeGreaterThan(170);
});

it('allows to lose what was younger than 2 s at the kill, and nothing older', () => {
  const seen = { showings: [{ page: 0, fromMs: 1_000 }], killsMs: [3_900] };
  expect(judgeSamples(look(0, 1_050, 900), seen, TIMER_MS).missing).toBe(0);
  expect(judgeSamples(look(0, 1_050, 500), seen, TIMER_MS).missing).toBeGreaterThan(8);
  expect(judgeSamples([], { ...seen, killsMs: [5_900] }, TIMER_MS).missing).toBeGreaterThan(50);
});

it('counts a page that was begun again after the kill by its own showing', () => {
  const seen = { showings: [...showings, { page: 1, fromMs: 9_000 }], killsMs: [6_000] };
  const samples = [...look(0, 1_050, TIMER_MS), ...look(1, 9_050, TIMER_MS)];
  expect(judgeSamples(samples, seen, TIMER_MS)).toMatchObject({ missing: 0, duplicates: 0 });
});

it('finds a sample that is stored twice', () => {
  const [first] = whole;
  const samples = first === undefined ? [] : [first, ...whole];
  expect(judgeSamples(samples, { showings, killsMs: [] }, TIMER_MS).duplicates).toBe(1);
});
