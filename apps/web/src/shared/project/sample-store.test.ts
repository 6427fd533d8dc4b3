import { expect, it } from 'vitest';
import { createSampleStore } from './sample-store.ts';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

it('shows the sample until it is hidden, and again when it is wanted back', () => {
  const storage = createStorage();
  const sample = createSampleStore(storage);
  expect(sample.isShown()).toBe(true);
  sample.show(false);
  expect(sample.isShown()).toBe(false);
  expect(createSampleStore(storage).isShown()).toBe(false);
  sample.show(true);
  expect(createSampleStore(storage).isShown()).toBe(true);
});

it('tells those who show it', () => {
  const sample = createSampleStore(createStorage());
  const seen: boolean[] = [];
  sample.subscribe(() => seen.push(sample.isShown()));
  sample.show(false);
  sample.show(true);
  expect(seen).toEqual([false, true]);
});
