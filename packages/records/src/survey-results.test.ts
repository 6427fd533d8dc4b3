import { expect, it } from 'vitest';
import type { GivenAnswer } from './answers-table.ts';
import type { FoundPage } from './read-records.ts';
import { FAVOURITE, OTHER, readPicks, summariseSurvey, toAnswerMask } from './survey-results.ts';

const toPage = (id: string, answers: (GivenAnswer | undefined)[] = []): FoundPage => ({
  id,
  answers,
  fixations: [],
  figures: [],
  immersion: [],
});
const pick = (...choices: number[]): GivenAnswer => ({ choices, text: null });
const write = (text: string, ...choices: number[]): GivenAnswer => ({ choices, text });

/** Five people: one did not answer the first question, one wrote something else, one chose two. */
const RECORDS = {
  pages: [
    toPage('picture'),
    toPage('buy', [pick(0), pick(0, 2), undefined, write('Neither of them'), pick(1)]),
    toPage('age', [pick(1), pick(0), pick(0), pick(1), undefined]),
    toPage('why', [write('fresh'), undefined, write('cold'), undefined, write('new')]),
  ],
  favourites: ['picture', undefined, 'picture', 'why', 'gone'],
};
const BUY = { id: 'buy', options: [0, 1, 2, OTHER] };
const AGE = { id: 'age', options: [0, 1] };
const WHY = { id: 'why', options: [] };
const PICKS = { id: FAVOURITE, options: [0, 3] };
const ALL = Uint8Array.of(1, 1, 1, 1, 1);
const ask = (change: Partial<Parameters<typeof summariseSurvey>[1]> = {}) =>
  summariseSurvey(RECORDS, {
    questions: [BUY, AGE, WHY, PICKS],
    shown: ALL,
    own: {},
    cross: null,
    ...change,
  });

it('"choice and answer aggregates": counts, shares of those who answered, and what was written', () => {
  const [buy, , why, favourite] = ask().questions;
  expect(buy).toMatchObject({ answered: 4, people: 5 });
  expect(buy?.choices).toEqual([
    { option: 0, count: 2, share: 0.5 },
    { option: 1, count: 1, share: 0.25 },
    { option: 2, count: 1, share: 0.25 },
    { option: OTHER, count: 1, share: 0.25 },
  ]);
  expect(buy?.texts).toEqual([{ place: 3, text: 'Neither of them' }]);
  expect(why?.texts.map(({ place, text }) => [place, text])).toEqual([
    [0, 'fresh'],
    [2, 'cold'],
    [4, 'new'],
  ]);
  expect(favourite?.choices.map(({ count }) => count)).toEqual([2, 1]);
  expect(favourite?.answered).toBe(3);
});

it('counts nobody who is not shown, and nothing has no shares', () => {
  const { questions } = ask({ shown: Uint8Array.of(0, 1, 1, 0, 0) });
  expect(questions[0]?.choices.map(({ count }) => count)).toEqual([1, 0, 1, 0]);
  expect(questions[2]?.texts).toEqual([{ place: 2, text: 'cold' }]);
  const none = ask({ shown: new Uint8Array(5) }).questions[0];
  expect(none).toMatchObject({ answered: 0, people: 0 });
  expect(none?.choices.every(({ share }) => share === 0)).toBe(true);
});

it('the question whose answer filters keeps all of its answers', () => {
  const shown = toAnswerMask(RECORDS, 5, [{ question: 'buy', option: 0 }]);
  expect([...shown]).toEqual([1, 1, 0, 0, 0]);
  const { questions } = ask({ shown, own: { buy: ALL } });
  expect(questions[0]?.choices.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
  expect(questions[1]?.choices.map(({ count }) => count)).toEqual([1, 1]);
});

it('keeps those who gave every answer of a filter, also favourites and what was written', () => {
  const toMask = (...answers: Parameters<typeof toAnswerMask>[2]) => [
    ...toAnswerMask(RECORDS, 5, answers),
  ];
  expect(toMask()).toEqual([1, 1, 1, 1, 1]);
  expect(toMask({ question: 'buy', option: 0 }, { question: 'age', option: 1 })).toEqual([
    1, 0, 0, 0, 0,
  ]);
  expect(toMask({ question: FAVOURITE, option: 0 })).toEqual([1, 0, 1, 0, 0]);
  expect(toMask({ question: 'buy', option: OTHER })).toEqual([0, 0, 0, 1, 0]);
  expect(toMask({ question: 'unknown', option: 0 })).toEqual([0, 0, 0, 0, 0]);
});

it('crosses two questions as counts of those who answered both', () => {
  const { cross } = ask({ cross: ['buy', 'age'] });
  expect(cross).toEqual({
    counts: [
      [1, 1],
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    people: 3,
  });
  const few = ask({ cross: ['buy', 'age'], shown: Uint8Array.of(1, 0, 1, 1, 1) }).cross;
  expect(few?.people).toBe(2);
});

it('has nothing of records without answers', () => {
  const records = { pages: [toPage('buy')], favourites: [] };
  expect(readPicks(records, 'buy')).toEqual([]);
  expect(summariseSurvey(records, { questions: [BUY], shown: ALL, own: {}, cross: null })).toEqual({
    questions: [expect.objectContaining({ answered: 0, texts: [] })],
    cross: null,
  });
});
