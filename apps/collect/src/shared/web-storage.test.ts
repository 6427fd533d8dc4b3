import { expect, it } from 'vitest';
import { createWebStorage } from './web-storage.ts';

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it('keeps what a browser without storage refuses, until the page is closed', () => {
  const storage = createWebStorage(refuse);
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  expect(storage.listNames()).toEqual(['a']);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('goes on with the newest value on a phone that is full', () => {
  const kept = new Map([['a', 'old']]);
  const full = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: refuse,
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
  const storage = createWebStorage(() => full);
  storage.setItem('a', 'new');
  expect(storage.getItem('a')).toBe('new');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
