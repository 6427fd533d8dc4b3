import { expect, it } from 'vitest';
import { changeSlots } from './change-slots.ts';

it('keeps the first picture of a grid and says how many go', () => {
  expect(changeSlots(['a', 'b', 'c', 'd'], 'single')).toEqual({ slots: ['a'], lost: 3 });
  expect(changeSlots(['a', 'b', 'c', 'd'], 'stacked')).toEqual({ slots: ['a', 'b'], lost: 2 });
});

it('moves pictures together before it loses one', () => {
  expect(changeSlots([null, 'b', null, 'd'], 'sideBySide')).toEqual({ slots: ['b', 'd'], lost: 0 });
  expect(changeSlots([null, null, null, 'd'], 'single')).toEqual({ slots: ['d'], lost: 0 });
});

it('leaves pictures where they are when there is room, and adds empty places', () => {
  expect(changeSlots([null, 'b'], 'grid4')).toEqual({ slots: [null, 'b', null, null], lost: 0 });
  expect(changeSlots(['a', null, null, null], 'stacked')).toEqual({ slots: ['a', null], lost: 0 });
});
