import { describe, expect, it } from 'vitest';
import { CALLS } from '#calls.ts';
import { hashtagName } from './hashtag-fields.ts';
import { question, timerMs } from './page-fields.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}
const takes = (schema: Schema, value: unknown) => schema.safeParse(value).success;

/** One setting of a project, in the call that creates it and in the call that changes it. */
const taking = (field: string, value: unknown) => {
  const least = { name: 'A', type: 'basic', maxParticipant: 1 };
  return [
    takes(CALLS.createProject.body as Schema, { ...least, [field]: value }),
    takes(CALLS.updateProject.body as Schema, { [field]: value }),
  ];
};
const BOTH = [true, true];
const NEITHER = [false, false];

describe('the name of a project', () => {
  it.each([
    ['one letter', 'A', BOTH],
    ['60 characters', 'a'.repeat(60), BOTH],
    ['60 characters between spaces', `  ${'a'.repeat(60)} `, BOTH],
    ['60 syllables typed letter by letter', '각'.repeat(60).normalize('NFD'), BOTH],
    ['61 characters', 'a'.repeat(61), NEITHER],
    ['nothing', '', NEITHER],
    ['spaces', ' \t ', NEITHER],
    ['a NUL character', 'a\0b', NEITHER],
  ])('may it be %s?', (_, name, expected) => {
    expect(taking('name', name)).toEqual(expected);
  });

  it('is composed, so that a file name of any system is found by what is typed', () => {
    const given = { name: '포스터'.normalize('NFD') };
    expect(CALLS.updateProject.body?.parse(given)).toEqual({ name: '포스터' });
  });
});

describe("'max_participant (target participants)'", () => {
  it.each([
    [1, BOTH],
    [100_000, BOTH],
    [0, NEITHER],
    [-1, NEITHER],
    [100_001, NEITHER],
    [2.5, NEITHER],
    ['20', NEITHER],
  ])('may it be %j?', (value, expected) => {
    expect(taking('maxParticipant', value)).toEqual(expected);
  });
});

describe('the closed lists of the specification', () => {
  it.each([
    ['type', ['basic', 'pro'], ['Basic', 'enterprise', '']],
    ['device', ['mobile', 'tablet'], ['desktop', '', null]],
    ['orientation', ['portrait', 'landscape'], ['square', '', null]],
  ])('%s is one of %j and none of %j', (field, right, wrong) => {
    for (const value of right) expect(taking(field, value)).toEqual(BOTH);
    for (const value of wrong) expect(taking(field, value)).toEqual(NEITHER);
  });

  it('status is nothing that a call can set', () => {
    expect(CALLS.updateProject.body?.parse({ status: 'active' })).toEqual({});
  });
});

describe('the password of a project', () => {
  it.each([
    ['none', null, true],
    ['4 characters', 'abcd', true],
    ['20 characters', 'x'.repeat(20), true],
    ['letters of any script', '비밀번호', true],
    ['3 characters', 'abc', false],
    ['21 characters', 'x'.repeat(21), false],
    ['a space in it', 'ab cd', false],
    ['a tab in it', 'ab\tcd', false],
    ['a NUL character in it', 'ab\0cd', false],
    ['empty', '', false],
  ])('may it be %s?', (_, password, expected) => {
    expect(takes(CALLS.updateProject.body as Schema, { password })).toBe(expected);
  });
});

describe("'timer'", () => {
  it.each([1_000, 1_500, 8_000, 60_000])('may be %d ms', (value) => {
    expect(takes(timerMs, value)).toBe(true);
  });
  it.each([0, 500, 999, 1_250, 60_500, -8_000, 1_500.5])('may not be %d ms', (value) => {
    expect(takes(timerMs, value)).toBe(false);
  });
});

describe('the name of a hashtag', () => {
  it.each([
    ['20 letters', 'a'.repeat(20)],
    ['figures, - and _', '2026_a-b'],
    ['20 syllables typed letter by letter', '한'.repeat(20).normalize('NFD')],
    ['Arabic', 'تغليف'],
    ['Thai with its marks', 'บรรจุภัณฑ์'],
    ['Hindi with its marks', 'पैकेजिंग'],
    ['Latin with marks that have no letter of their own', 'm̃x̌'],
  ])('may be %s', (_, name) => {
    expect(takes(hashtagName, name)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['21 letters', 'a'.repeat(21)],
    ['21 syllables', '한'.repeat(21)],
    ['a space inside', 'two words'],
    ['its own sign', '#packaging'],
    ['a comma, which stands between names', 'a,b'],
    ['a full stop', 'a.b'],
    ['a picture', 'tag🙂'],
    ['markup', '<b>'],
    ['a NUL character', 'a\0'],
    ['a line feed inside', 'a\nb'],
  ])('may not be %s', (_, name) => {
    expect(takes(hashtagName, name)).toBe(false);
  });

  it('is the same name composed or not', () => {
    expect(hashtagName.parse('Cafe\u0301')).toBe('Caf\u00e9');
    expect(hashtagName.parse(' 포장 ')).toBe('포장');
  });

  it('may stand on a project ten times and not eleven times', () => {
    const { body } = CALLS.setProjectHashtags;
    const names = Array.from({ length: 11 }, (_, i) => `tag${i}`);
    expect(takes(body as Schema, { names: names.slice(0, 10) })).toBe(true);
    expect(takes(body as Schema, { names })).toBe(false);
  });
});

describe("'A survey question is written (free text) or multiple choice with an entered choice list'", () => {
  const asked = { kind: 'choice', text: 'Which?', choices: ['A', 'B'] };

  it.each([
    ['a written question', { kind: 'written', choices: [] }],
    ['no text yet', { text: '' }],
    ['no choices yet', { choices: [] }],
    ['an empty choice yet', { choices: ['A', ''] }],
    ['200 characters', { text: 'x'.repeat(200) }],
    ['10 choices of 80 characters', { choices: Array(10).fill('x'.repeat(80)) }],
  ])('may have %s while it is edited', (_, change) => {
    expect(takes(question, { ...asked, ...change })).toBe(true);
  });

  it.each([
    ['another kind', { kind: 'scale' }],
    ['201 characters', { text: 'x'.repeat(201) }],
    ['11 choices', { choices: Array(11).fill('x') }],
    ['a choice of 81 characters', { choices: ['x'.repeat(81), 'B'] }],
    ['a choice that is no text', { choices: [1, 2] }],
    ['no list of choices', { choices: undefined }],
  ])('may not have %s', (_, change) => {
    expect(takes(question, { ...asked, ...change })).toBe(false);
  });

  it('has one answer that must be given, in the order of its list, unless it says otherwise', () => {
    expect(question.parse(asked)).toEqual({
      ...asked,
      allowSeveral: false,
      addOther: false,
      shuffleChoices: false,
      required: true,
    });
  });
});
