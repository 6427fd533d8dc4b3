import type { Page, Project } from '@fovea/contract';
import { expect, it } from 'vitest';
import { applyEdits, hasEdits, mergeEdits, movePage, NO_EDITS } from './edits.ts';

const toPage = (id: string) => ({ id, timerMs: 8_000, keepInPlace: false }) as Page;
const project = {
  name: 'Ad test',
  shuffle: false,
  pages: ['a', 'b', 'c'].map(toPage),
} as Project;
const toIds = ({ pages }: Project) => pages.map(({ id }) => id);

it('shows what the person has changed over what the server says', () => {
  const edits = mergeEdits(
    { ...NO_EDITS, project: { name: 'Ad' }, pages: { b: { timerMs: 5_000, keepInPlace: true } } },
    { ...NO_EDITS, project: { shuffle: true }, pages: { b: { timerMs: 3_000 } } },
  );
  const shown = applyEdits(project, edits);
  expect(shown).toMatchObject({ name: 'Ad', shuffle: true });
  expect(shown.pages[1]).toMatchObject({ timerMs: 3_000, keepInPlace: true });
  expect(shown.pages[0]).toEqual(toPage('a'));
});

it('shows another order, and pages that came meanwhile at the end', () => {
  expect(toIds(applyEdits(project, { ...NO_EDITS, order: ['c', 'a'] }))).toEqual(['c', 'a', 'b']);
});

it('knows whether there is anything to send', () => {
  expect(hasEdits(NO_EDITS)).toBe(false);
  expect(hasEdits({ ...NO_EDITS, order: ['a'] })).toBe(true);
  expect(hasEdits({ ...NO_EDITS, pages: { a: {} } })).toBe(true);
});

it('moves a page by steps, and not over the ends', () => {
  expect(movePage(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movePage(['a', 'b', 'c'], 'c', -2)).toEqual(['c', 'a', 'b']);
  expect(movePage(['a', 'b', 'c'], 'c', 1)).toBeUndefined();
  expect(movePage(['a', 'b', 'c'], 'x', 1)).toBeUndefined();
});
