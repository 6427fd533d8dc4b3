import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FILTER,
  type Filter,
  isKept,
  isSurveyOnly,
  listChanged,
  parseFilter,
  toggleAnswer,
  toWords,
} from './filter.ts';

const person = { gender: 'female', age: 30, validity: 95, deviceName: 'Pixel 8' } as const;
const keeps = (change: Partial<typeof person> | object, filter: Partial<Filter> = {}) =>
  isKept({ ...person, ...change }, { ...DEFAULT_FILTER, ...filter }, { isSurveyOnly: false });

describe('Validity bands: reliable 90 or above, acceptable 80 to below 90, unreliable below 80.', () => {
  it.each([
    [79.9, 'unreliable'],
    [80, 'acceptable'],
    [89.9, 'acceptable'],
    [90, 'reliable'],
  ] as const)('%d is %s', (validity, band) => {
    for (const each of ['reliable', 'acceptable', 'unreliable'] as const) {
      expect(keeps({ validity }, { bands: [each] })).toBe(each === band);
    }
  });

  it('Defaults: reliable and acceptable on, unreliable off', () => {
    expect([90, 80, 79.9].map((validity) => keeps({ validity }))).toEqual([true, true, false]);
  });
});

it('gender all; full age range; all devices selected', () => {
  expect(DEFAULT_FILTER).toMatchObject({ gender: 'all', age: null, without: [] });
  expect(keeps({ gender: null, age: 18 })).toBe(true);
  expect(keeps({ gender: 'male', age: 99, deviceName: 'Never heard of' })).toBe(true);
});

it('keeps participants matching gender, age in range and a selected device', () => {
  expect(keeps({}, { gender: 'male' })).toBe(false);
  expect(keeps({ gender: null }, { gender: 'female' })).toBe(false);
  expect([29, 30, 31].map((age) => keeps({ age }, { age: [30, 30] }))).toEqual([
    false,
    true,
    false,
  ]);
  expect(keeps({}, { without: ['Pixel 8'] })).toBe(false);
});

it('an enabled validity band (ignored when the survey-only flag is set)', () => {
  const bad = { ...person, validity: 10 };
  expect(isKept(bad, DEFAULT_FILTER, { isSurveyOnly: false })).toBe(false);
  expect(isKept(bad, DEFAULT_FILTER, { isSurveyOnly: true })).toBe(true);
  const nobody = { ...DEFAULT_FILTER, bands: [], gender: 'male' } as const;
  expect(isKept(bad, nobody, { isSurveyOnly: true })).toBe(false);
});

it('is survey-only without a picture or a video', () => {
  const toProject = (...kinds: ('image' | 'video' | 'survey')[]) =>
    ({ pages: kinds.map((kind) => ({ kind })) }) as Parameters<typeof isSurveyOnly>[0];
  expect(isSurveyOnly(toProject('survey', 'survey'))).toBe(true);
  expect(isSurveyOnly(toProject('survey', 'video'))).toBe(false);
  expect(isSurveyOnly(toProject())).toBe(false);
});

it('comes back from the address as it went there, and leaves nothing of the default in it', () => {
  const filter: Filter = {
    isValidOnly: false,
    gender: 'male',
    age: [20, 39],
    bands: ['unreliable'],
    without: ['iPhone 15', 'Galaxy "S24", 5G'],
    answers: [
      { question: '22222222-2222-4222-8222-000000000800', option: 10 },
      { question: 'favourite', option: 2 },
      { question: '22222222-2222-4222-8222-000000000801', option: -1 },
    ],
  };
  const address = new URLSearchParams();
  for (const [name, word] of Object.entries(toWords(filter))) address.set(name, word ?? '');
  expect(parseFilter(address)).toEqual(filter);
  expect(listChanged(filter)).toHaveLength(6);
  expect(Object.values(toWords(DEFAULT_FILTER)).every((word) => word === undefined)).toBe(true);
  expect(listChanged(parseFilter(new URLSearchParams()))).toEqual([]);
});

it('takes what an address cannot mean as at first', () => {
  const address = new URLSearchParams({
    gender: 'x',
    age: '9',
    without: '{',
    data: '1',
    answers: 'a:b',
  });
  expect(parseFilter(address)).toEqual(DEFAULT_FILTER);
});

it('has one answer to a question: another takes its place, the same is taken off', () => {
  const first = { question: 'a', option: 0 };
  const both = toggleAnswer([first], { question: 'b', option: 1 });
  expect(both).toHaveLength(2);
  expect(toggleAnswer(both, { question: 'a', option: 2 })).toEqual([
    { question: 'b', option: 1 },
    { question: 'a', option: 2 },
  ]);
  expect(toggleAnswer(both, first)).toEqual([{ question: 'b', option: 1 }]);
});
