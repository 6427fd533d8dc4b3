import { expect, it } from 'vitest';
import { toBoth, toDrawable, toMarks, withoutReturned } from './marks.ts';

const PEOPLE = ['a', 'b', 'c'].map((recordingId) => ({ recordingId }));
const MARKS = toMarks([
  { recordingId: 'b', returned: false },
  { recordingId: 'c', returned: true },
]);

it("draws nobody who is marked while the filter shows 'Valid Data'", () => {
  expect([...toDrawable(PEOPLE, MARKS, true)]).toEqual([1, 0, 0]);
  expect([...toDrawable(PEOPLE, toMarks(), true)]).toEqual([1, 1, 1]);
});

it('draws marked ones without the filter, but nobody whose session has come back', () => {
  expect([...toDrawable(PEOPLE, MARKS, false)]).toEqual([1, 1, 0]);
  expect(withoutReturned(PEOPLE, MARKS)).toEqual([{ recordingId: 'a' }, { recordingId: 'b' }]);
});

it('keeps the same list where nothing changes', () => {
  const on = Uint8Array.of(1, 0, 1);
  expect(toBoth(on, Uint8Array.of(1, 1, 1))).toBe(on);
  expect([...toBoth(on, Uint8Array.of(0, 1, 1))]).toEqual([0, 0, 1]);
});
