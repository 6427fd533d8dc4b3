import { expect, it } from 'vitest';
import { extend, keepListed, NOTHING, selectAll, toggle } from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

it('selects and lets go one by one', () => {
  const two = toggle(toggle(NOTHING, 'a'), 'c');
  expect([...two.ids]).toEqual(['a', 'c']);
  expect([...toggle(two, 'a').ids]).toEqual(['c']);
});

it('selects a range from the last one, up or down, and adds it to the rest', () => {
  const from = toggle(toggle(NOTHING, 'e'), 'c');
  expect([...extend(from, ORDER, 'a').ids].sort()).toEqual(['a', 'b', 'c', 'e']);
  expect([...extend(from, ORDER, 'd').ids].sort()).toEqual(['c', 'd', 'e']);
});

it('keeps the start of a range, so that the next one begins there too', () => {
  const range = extend(toggle(NOTHING, 'c'), ORDER, 'd');
  expect([...extend(range, ORDER, 'b').ids].sort()).toEqual(['b', 'c', 'd']);
});

it('selects one project when no range has begun, or its start left the list', () => {
  expect([...extend(NOTHING, ORDER, 'b').ids]).toEqual(['b']);
  expect([...extend(toggle(NOTHING, 'gone'), ORDER, 'b').ids]).toEqual(['gone', 'b']);
  expect([...extend(selectAll(['b']), ORDER, 'b').ids]).toEqual(['b']);
});

it('lets go of what left the list', () => {
  const all = selectAll(ORDER);
  expect([...keepListed(all, ['b', 'x', 'd']).ids]).toEqual(['b', 'd']);
  expect(keepListed(all, ORDER)).toBe(all);
});
