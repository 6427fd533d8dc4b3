import { beforeEach, expect, it } from 'vitest';
import { createSwarmChoice } from './swarm-choice.ts';

let stored: Map<string, string>;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored = new Map();
});

function note(choice: ReturnType<typeof createSwarmChoice>, intervalMs: number): void {
  for (let i = 0; i < 12; i++) choice.note(intervalMs);
}

it('stays with WebGL where its first frames are smooth', () => {
  const choice = createSwarmChoice(storage);
  note(choice, 16.7);
  expect([choice.get(), [...stored.values()]]).toEqual(['gl', ['gl']]);
});

it('tries the canvas where they are not, and takes the faster of both', () => {
  const slow = createSwarmChoice(storage);
  note(slow, 300);
  expect([slow.get(), stored.size]).toEqual(['canvas', 0]);
  note(slow, 90);
  expect([...stored.values()]).toEqual(['canvas']);
  stored.clear();
  const slower = createSwarmChoice(storage);
  note(slower, 300);
  note(slower, 500);
  expect([slower.get(), [...stored.values()]]).toEqual(['gl', ['gl']]);
});

it('remembers, and measures no more', () => {
  stored.set('fovea.swarm', 'canvas');
  const choice = createSwarmChoice(storage);
  note(choice, 500);
  expect(choice.get()).toBe('canvas');
});
