import type { Asset, Page, Question } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { findQuestionFaults, isIncomplete } from './page-faults.ts';

const question = (part: Partial<Question>): Question => ({
  kind: 'choice',
  text: 'Which?',
  choices: ['A', 'B'],
  allowSeveral: false,
  addOther: false,
  shuffleChoices: false,
  required: true,
  ...part,
});
const asset = (status: Asset['status']) => ({ status, fileName: 'Ad 3.png' }) as Asset;
const toPage = (part: Partial<Page>) =>
  ({ kind: 'image', assets: [], question: null, ...part }) as Page;

describe('a page of pictures', () => {
  it.each([
    [[asset('ready')], false],
    [[asset('checking')], false],
    [[asset('refused')], true],
    [[asset('ready'), null], true],
    [[null], true],
  ])('%# is incomplete while a place has no picture that can be shown', (assets, expected) => {
    expect(isIncomplete(toPage({ assets }))).toBe(expected);
  });
});

describe('a question', () => {
  it('and its choices must be entered', () => {
    expect(findQuestionFaults(question({}))).toEqual({ text: false, choices: [], tooFew: false });
    expect(findQuestionFaults(question({ text: ' ' })).text).toBe(true);
    expect(findQuestionFaults(question({ choices: ['A', ' ', ''] })).choices).toEqual([1, 2]);
    expect(findQuestionFaults(question({ choices: ['A'] })).tooFew).toBe(true);
  });

  it('that is answered in writing needs no choices', () => {
    const written = question({ kind: 'written', choices: [''] });
    expect(isIncomplete(toPage({ kind: 'survey', question: written }))).toBe(false);
    expect(isIncomplete(toPage({ kind: 'survey', question: question({ choices: [] }) }))).toBe(
      true,
    );
  });
});
