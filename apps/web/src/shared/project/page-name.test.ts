import type { Asset, Page, Question } from '@fovea/contract';
import { expect, it } from 'vitest';
import { findPageName, toPageName } from './page-name.ts';

const picture = { fileName: 'Ad 3.png' } as Asset;
const toPage = (part: Partial<Page>) =>
  ({ name: null, assets: [], question: null, ...part }) as Page;
const ask = (text: string, name: string | null = null) =>
  toPage({ name, question: { text } as Question });

it('calls a page by its own name, else after its first file or its question', () => {
  expect(findPageName(toPage({ name: 'Shelf', assets: [picture] }))).toBe('Shelf');
  expect(findPageName(ask('Which?', 'Last question'))).toBe('Last question');
  expect(findPageName(toPage({ assets: [null, picture] }))).toBe('Ad 3');
  expect(findPageName(toPage({ assets: [null] }))).toBeUndefined();
  expect(findPageName(ask('Which?'))).toBe('Which?');
  expect(findPageName(ask('  '))).toBeUndefined();
});

it('names a page after its file', () => {
  expect(toPageName('Ad, version 3.png')).toBe('Ad, version 3');
  expect(toPageName('v1.2 final')).toBe('v1.2 final');
  expect(toPageName('.png')).toBe('.png');
});
