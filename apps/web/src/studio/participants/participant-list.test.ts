import { BANDS, getBand } from '@fovea/records';
import { expect, it } from 'vitest';
import { DEFAULT_FILTER, isKept } from '#studio/filter/filter.ts';
import { participant } from '#testing/stage.ts';
import { parseBands, toBandsText } from './bands.ts';
import {
  countByBand,
  toNeighbourSolo,
  toRows,
  toShown,
  toSolo,
  toTicked,
} from './participant-list.ts';

const participants = [
  [95, 30, 'iPhone 15'],
  [85, 20, 'Galaxy S24'],
  [70, 40, 'iPhone 13'],
  [90, 20, 'Pixel 8'],
].map(([validity, age, deviceName], i) => ({
  ...participant,
  subjectId: `P-00${i + 1}`,
  gender: null,
  age: age as number,
  validity: validity as number,
  deviceName: deviceName as string,
  recordingId: String(i),
}));
const nobody: ReadonlySet<number> = new Set();

it('takes a validity of 90 as reliable, 80 as acceptable and less as unreliable', () => {
  expect([90, 89.99, 80, 79.99, 0].map(getBand)).toEqual([
    'reliable',
    'acceptable',
    'acceptable',
    'unreliable',
    'unreliable',
  ]);
});

it('ticks reliable and acceptable participants unless the address says otherwise', () => {
  const kept = participants.map((each) => isKept(each, DEFAULT_FILTER, { isSurveyOnly: false }));
  expect(kept).toEqual([true, true, false, true]);
  expect(parseBands('unreliable,bogus,reliable')).toEqual(['reliable', 'unreliable']);
  expect(parseBands('')).toEqual([]);
});

it('writes bands that can be read again, and nothing for the default', () => {
  for (const bands of [[], ['unreliable'], BANDS] as const) {
    expect(parseBands(toBandsText(bands) ?? null)).toEqual(bands);
  }
  expect(toBandsText(['acceptable', 'reliable'])).toBeUndefined();
});

it('lets a single tick win over the filter', () => {
  const ticks = new Map([
    [0, false],
    [2, true],
  ]);
  expect([...toTicked(Uint8Array.of(1, 1, 0, 1), ticks)]).toEqual([0, 1, 1, 1]);
});

it('draws those chosen alone, ticked or not', () => {
  const ticked = Uint8Array.of(1, 1, 0, 1);
  expect(toShown(ticked, nobody)).toBe(ticked);
  expect([...toShown(ticked, new Set([2]))]).toEqual([0, 0, 1, 0]);
});

it('counts participants by band', () => {
  expect(countByBand(participants)).toEqual({ reliable: 2, acceptable: 1, unreliable: 1 });
});

it('finds by ID or device and sorts by validity, age or order of taking part', () => {
  expect(toRows(participants, 'validity', '')).toEqual([0, 3, 1, 2]);
  expect(toRows(participants, 'age', '')).toEqual([1, 3, 0, 2]);
  expect(toRows(participants, 'id', '')).toEqual([0, 1, 2, 3]);
  expect(toRows(participants, 'id', ' IPHONE')).toEqual([0, 2]);
  expect(toRows(participants, 'id', 'p-004')).toEqual([3]);
});

it('solos by click, ends it by a second one and adds with Shift', () => {
  const one = toSolo(nobody, 1, false);
  expect([...one]).toEqual([1]);
  expect(toSolo(one, 1, false).size).toBe(0);
  const two = toSolo(one, 3, true);
  expect([...two]).toEqual([1, 3]);
  expect([...toSolo(two, 1, true)]).toEqual([3]);
  expect([...toSolo(two, 1, false)]).toEqual([1]);
});

it('steps through the list and stays at its ends', () => {
  const rows = [2, 0, 1];
  expect([...toNeighbourSolo(rows, nobody, 1)]).toEqual([2]);
  expect([...toNeighbourSolo(rows, nobody, -1)]).toEqual([1]);
  expect([...toNeighbourSolo(rows, new Set([0]), 1)]).toEqual([1]);
  expect([...toNeighbourSolo(rows, new Set([1]), 1)]).toEqual([1]);
});
