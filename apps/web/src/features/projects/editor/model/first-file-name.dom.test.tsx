import type { Asset, Page } from '@fovea/contract';
import { expect, it } from 'vitest';
import { findFirstFileName } from './first-file-name.ts';

const toUpload = (name: string, state: 'uploading' | 'refused' = 'uploading') => ({
  file: { name } as File,
  state,
});
const toPage = (assets: Page['assets']) => ({ assets }) as Page;
const untitled = { name: 'Untitled project', pages: [] };

it('calls a project that nobody named after its first file, without the ending', () => {
  const files = [toUpload('notes.pdf', 'refused'), toUpload('ad-yuzu.webp'), toUpload('b.png')];
  expect(findFirstFileName(untitled, files)).toBe('ad-yuzu');
  expect(findFirstFileName({ ...untitled, name: '제목 없는 프로젝트' }, files)).toBe('ad-yuzu');
  expect(findFirstFileName(untitled, [toUpload(`${'x'.repeat(80)}.png`)])).toHaveLength(60);
});

it('does so when the pages of a template wait for their first picture, too', () => {
  const waiting = { ...untitled, pages: [toPage([null, null]), toPage([])] };
  expect(findFirstFileName(waiting, [toUpload('shelf.png')])).toBe('shelf');
});

it('leaves a name that somebody chose, and a project that has files', () => {
  expect(findFirstFileName({ ...untitled, name: 'Teas' }, [toUpload('a.png')])).toBeUndefined();
  const filled = { ...untitled, pages: [toPage([{} as Asset])] };
  expect(findFirstFileName(filled, [toUpload('a.png')])).toBeUndefined();
  expect(findFirstFileName(untitled, [])).toBeUndefined();
});
