import { LIMITS } from '@fovea/contract/limits';
import { expect, it } from 'vitest';
import { createReloadCounter } from './reload-counter.ts';

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('allows as many reloads as the specification says, over page loads', () => {
  const storage = createStorage();
  const tries = Array.from({ length: LIMITS.reloadRetries + 2 }, () =>
    createReloadCounter(storage).tryReload(),
  );
  expect(tries).toEqual([...Array(LIMITS.reloadRetries).fill(true), false, false]);
});

it('counts anew after a normal start', () => {
  const counter = createReloadCounter(createStorage());
  while (counter.tryReload());
  counter.clear();
  expect(counter.tryReload()).toBe(true);
});
