import { expect, it } from 'vitest';
import { EMPTY_DRAFT, findFault, pickChoice, toAnswer, toShownOrder } from './question-answer.ts';

const CHOICE = {
  kind: 'choice',
  text: 'Which would you buy?',
  choices: ['Yuzu', 'Green tea', 'Neither'],
  allowSeveral: false,
  addOther: true,
  shuffleChoices: false,
  required: true,
} as const;
const question = (changes: object = {}) => ({
  ...CHOICE,
  choices: [...CHOICE.choices],
  ...changes,
});

it('keeps one choice, and "Other" is one of them', () => {
  const first = pickChoice(question(), EMPTY_DRAFT, 2);
  expect(pickChoice(question(), first, 0)).toMatchObject({ choices: [0], isOther: false });
  expect(pickChoice(question(), first, 'other')).toMatchObject({ choices: [], isOther: true });
});

it('keeps several choices in the order of the list, and takes them back', () => {
  const several = question({ allowSeveral: true });
  const both = pickChoice(several, pickChoice(several, EMPTY_DRAFT, 2), 0);
  expect(both.choices).toEqual([0, 2]);
  const other = pickChoice(several, both, 'other');
  expect(other).toMatchObject({ choices: [0, 2], isOther: true });
  expect(pickChoice(several, pickChoice(several, other, 'other'), 2)).toMatchObject({
    choices: [0],
    isOther: false,
  });
});

it('asks for an answer only where one is required', () => {
  expect(findFault(question(), EMPTY_DRAFT)).toBe('choiceMissing');
  expect(findFault(question({ required: false }), EMPTY_DRAFT)).toBeUndefined();
  expect(findFault(question({ kind: 'written' }), { ...EMPTY_DRAFT, text: '  ' })).toBe(
    'textMissing',
  );
  expect(findFault(question({ kind: 'written', required: false }), EMPTY_DRAFT)).toBeUndefined();
});

it('wants to know what "Other" means, also where nothing is required', () => {
  const other = { ...EMPTY_DRAFT, isOther: true };
  expect(findFault(question({ required: false }), other)).toBe('otherMissing');
  expect(findFault(question(), { ...other, text: 'Lemon' })).toBeUndefined();
});

it('stores the places of choices, and text only where it was asked for', () => {
  const draft = { choices: [1], isOther: false, text: 'typed, then another choice' };
  expect(toAnswer('p', question(), draft)).toEqual({ pageId: 'p', choices: [1], text: null });
  const other = { choices: [], isOther: true, text: ' Lemon ' };
  expect(toAnswer('p', question(), other)).toEqual({ pageId: 'p', choices: [], text: 'Lemon' });
  expect(toAnswer('p', question({ kind: 'written' }), { ...other, isOther: false })).toEqual({
    pageId: 'p',
    choices: [],
    text: 'Lemon',
  });
});

it('stores nothing for a question that was left out', () => {
  expect(toAnswer('p', question({ required: false }), EMPTY_DRAFT)).toBeUndefined();
});

it('shows every choice once, in another order only when the question says so', () => {
  expect(toShownOrder(question(), () => 0)).toEqual([0, 1, 2]);
  const shuffled = toShownOrder(question({ shuffleChoices: true }), () => 0);
  expect(shuffled).not.toEqual([0, 1, 2]);
  expect(shuffled.toSorted()).toEqual([0, 1, 2]);
});
