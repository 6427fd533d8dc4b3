import type { Asset, Page, Question } from '@fovea/contract';
import { expect, it } from 'vitest';
import { findPageName, toChoices } from './page-state.ts';

const picture = { fileName: 'Ad 3.png' } as Asset;
const toPage = (part: Partial<Page>) => ({ assets: [], question: null, ...part }) as Page;
const ask = (text: string) => toPage({ question: { text } as Question });

it('calls a page after its first file or its question', () => {
  expect(findPageName(toPage({ assets: [null, picture] }))).toBe('Ad 3');
  expect(findPageName(toPage({ assets: [null] }))).toBeUndefined();
  expect(findPageName(ask('Which?'))).toBe('Which?');
  expect(findPageName(ask('  '))).toBeUndefined();
});

it('makes a choice of every pasted line', () => {
  expect(toChoices('Yuzu Spark\r\n\n- Green tea\n2) Neither ')).toEqual([
    'Yuzu Spark',
    'Green tea',
    'Neither',
  ]);
  expect(toChoices('x'.repeat(100))[0]).toHaveLength(80);
});
