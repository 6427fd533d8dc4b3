import { expect, it } from 'vitest';
import { createShortcutsStore } from './shortcuts-store.ts';

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

it('has single keys on until somebody turns them off', () => {
  expect(createShortcutsStore(createStorage()).areOn()).toBe(true);
});

it('keeps the choice on this device and tells of it', () => {
  const storage = createStorage();
  const shortcuts = createShortcutsStore(storage);
  let told = 0;
  const stop = shortcuts.subscribe(() => told++);
  shortcuts.set(false);
  expect([shortcuts.areOn(), createShortcutsStore(storage).areOn(), told]).toEqual([
    false,
    false,
    1,
  ]);
  stop();
  shortcuts.set(true);
  expect([createShortcutsStore(storage).areOn(), told]).toEqual([true, 1]);
});
