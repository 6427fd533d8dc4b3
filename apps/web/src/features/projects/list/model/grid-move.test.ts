import { expect, it } from 'vitest';
import { findMove } from './grid-move.ts';

const inGrid = (key: string, at: number) => findMove(key, { at, count: 10, columns: 4 });
const inTable = (key: string, at: number) => findMove(key, { at, count: 3, columns: 1 });

it('moves through a grid of cards', () => {
  expect(inGrid('ArrowRight', 3)).toBe(4);
  expect(inGrid('ArrowLeft', 4)).toBe(3);
  expect(inGrid('ArrowDown', 1)).toBe(5);
  expect(inGrid('ArrowUp', 5)).toBe(1);
  expect(inGrid('Home', 7)).toBe(0);
  expect(inGrid('End', 0)).toBe(9);
});

it('goes down to the last card where the last row is short', () => {
  expect(inGrid('ArrowDown', 7)).toBe(9);
  expect(inGrid('ArrowDown', 8)).toBeUndefined();
});

it('stays at the edges', () => {
  expect(inGrid('ArrowLeft', 0)).toBeUndefined();
  expect(inGrid('ArrowUp', 3)).toBeUndefined();
  expect(inGrid('ArrowRight', 9)).toBeUndefined();
});

it('moves through rows up and down only, and knows no other keys', () => {
  expect(inTable('ArrowDown', 0)).toBe(1);
  expect(inTable('ArrowDown', 2)).toBeUndefined();
  expect(inTable('ArrowRight', 0)).toBeUndefined();
  expect(inTable('a', 0)).toBeUndefined();
});
