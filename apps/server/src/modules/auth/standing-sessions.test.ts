import { expect, it } from 'vitest';
import { createStandingSessions } from './standing-sessions.ts';

function open() {
  let nowMs = Date.parse('2026-11-19T12:00:00Z');
  const ended = new Set<string>();
  const looks: string[] = [];
  const sessions = createStandingSessions(
    async ([id = '']) => {
      looks.push(id);
      if (id === 'away') throw new Error('no database');
      return new Set(ended.has(id) ? [] : [id]);
    },
    { now: () => new Date(nowMs) },
  );
  const advance = (ms: number) => {
    nowMs += ms;
  };
  return { sessions, ended, looks, advance };
}

it('looks once in 30 seconds for reading, also for many at once', async () => {
  const { sessions, ended, looks, advance } = open();
  const many = Array.from({ length: 20 }, () => sessions.recall('mina'));
  expect(await Promise.all(many)).toEqual(Array(20).fill(true));
  ended.add('mina');
  advance(29_999);
  expect(await sessions.recall('mina')).toBe(true);
  expect(looks).toEqual(['mina']);
  advance(1);
  expect(await sessions.recall('mina')).toBe(false);
  expect(looks).toEqual(['mina', 'mina']);
});

it('looks each time for writing, and reading knows what writing found', async () => {
  const { sessions, ended } = open();
  expect(await sessions.recall('mina')).toBe(true);
  ended.add('mina');
  expect(await sessions.look('mina')).toBe(false);
  expect(await sessions.recall('mina')).toBe(false);
});

it('forgets one that is told to have ended, and a look that failed', async () => {
  const { sessions, ended, looks } = open();
  expect(await sessions.recall('mina')).toBe(true);
  ended.add('mina');
  sessions.forget('mina');
  expect(await sessions.recall('mina')).toBe(false);
  await expect(sessions.recall('away')).rejects.toThrow('no database');
  await expect(sessions.recall('away')).rejects.toThrow('no database');
  expect(looks.filter((id) => id === 'away')).toHaveLength(2);
});
