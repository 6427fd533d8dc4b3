import { DEFAULT_LOOK, type Page } from '@fovea/contract';
import { expect, it } from 'vitest';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import { findRow, toRows } from './editor-rows.ts';

const PAGE: Page = {
  ...DEFAULT_LOOK,
  id: 'page',
  kind: 'survey',
  position: 0,
  name: null,
  timerMs: null,
  keepInPlace: false,
  assets: [],
  question: null,
};
const toUpload = (change: Partial<Upload>) =>
  ({ key: 'file', file: { name: 'pack.webp' }, state: 'sending', ...change }) as Upload;

it('has pages first, then files that become pages, by their names', () => {
  const rows = toRows([PAGE], [toUpload({})]);
  expect(rows.map(({ key, name }) => [key, name])).toEqual([
    ['page', undefined],
    ['file', 'pack'],
  ]);
});

it('leaves out a file that has become a page or fills a place of one', () => {
  const done = toUpload({ state: 'done', pageId: 'page' });
  const filling = toUpload({ target: { pageId: 'page', slot: 0 } });
  expect(toRows([PAGE], [done, filling]).map(({ key }) => key)).toEqual(['page']);
});

it('does not bring a file back whose page was taken away', () => {
  const done = toUpload({ state: 'done', pageId: 'gone' });
  expect(toRows([PAGE], [done]).map(({ key }) => key)).toEqual(['page']);
});

it('stays with a file that has become a page', () => {
  const done = toUpload({ state: 'done', pageId: 'new' });
  const rows = toRows([PAGE, { ...PAGE, id: 'new' }], [done]);
  expect(findRow(rows, [done], 'file')?.key).toBe('new');
});

it('shows the first page when nothing is chosen, or what was chosen is gone', () => {
  const rows = toRows([PAGE], []);
  expect(findRow(rows, [], undefined)?.key).toBe('page');
  expect(findRow(rows, [], 'gone')?.key).toBe('page');
  expect(findRow([], [], undefined)).toBeUndefined();
});

it('a question that is added while a picture is on its way stands behind it', () => {
  const question = { ...PAGE, id: 'question' };
  const upload = toUpload({});
  const rows = toRows([PAGE, question], [upload], () => ['question']);
  expect(rows.map(({ key }) => key)).toEqual(['page', upload.key, 'question']);
});
