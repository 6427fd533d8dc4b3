import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { email, id, line, password, verificationCode } from './fields.ts';
import { LIMITS } from './limits.ts';

const faultsOf = (value: string) => {
  const parsed = password.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('a password', () => {
  it.each([
    ['abcdefghi1', []],
    ['1234567890a', []],
    ['비밀번호비밀번호입니1', []],
    ['p@ssw0rd!!', []],
    ['abcdefgh1', ['Password must be at least 10 characters long.']],
    ['abcdefghij', ['Password must have at least one number.']],
    ['1234567890', ['Password must have at least one letter.']],
    ['!!!!!!!!!!1', ['Password must have at least one letter.']],
    ['abcde 12345', ['Password must not have spaces.']],
    ['abcde\t12345', ['Password must not have spaces.']],
    ['abcde12345 ', ['Password must not have spaces.']],
  ])('%j has the faults %j', (value, faults) => {
    expect(faultsOf(value)).toEqual(faults);
  });

  it('is told everything that is wrong at once', () => {
    expect(faultsOf('')).toEqual([
      'Password must be at least 10 characters long.',
      'Password must have at least one letter.',
      'Password must have at least one number.',
    ]);
  });

  it('has 10 to 128 characters', () => {
    const of = (length: number) => `a1${'x'.repeat(length - 2)}`;
    expect(faultsOf(of(9))).toHaveLength(1);
    expect(faultsOf(of(10))).toEqual([]);
    expect(faultsOf(of(128))).toEqual([]);
    expect(faultsOf(of(129))).toHaveLength(1);
  });

  it('is never changed by the check', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 40 }), (value) => {
        const parsed = password.safeParse(value);
        if (parsed.success) expect(parsed.data).toBe(value);
      }),
    );
  });
});

describe('an address', () => {
  it('is trimmed and compared in lower case', () => {
    expect(email.parse('  Ada@Example.COM ')).toBe('ada@example.com');
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'ada@example',
    `${'a'.repeat(250)}@b.co`,
  ])('is not %j', (value) => {
    expect(email.safeParse(value).success).toBe(false);
  });

  it('says so in the words of the form', () => {
    expect(email.safeParse('ada').error?.issues.map(({ message }) => message)).toEqual([
      'Invalid email format.',
    ]);
  });
});

it('takes ids in any case for the same id', () => {
  const lower = '0190a5c2-0000-7000-8000-00000000000a';
  expect(id.parse(lower.toUpperCase())).toBe(lower);
});

it('takes a line of text that the database can hold', () => {
  expect(line(10).parse('  연구소 ')).toBe('연구소');
  expect(line(3).safeParse('abcd').success).toBe(false);
  for (const odd of ['a\0b', '\ud800', 'a\udfffb', '\udc00\ud800']) {
    expect(line(10).safeParse(odd).success).toBe(false);
  }
  expect(line(10).parse('👀')).toBe('👀');
});

it('takes a verification code of six digits and nothing else', () => {
  expect(verificationCode.safeParse('012345').success).toBe(true);
  for (const value of ['12345', '1234567', '12345a', ' 12345', '１２３４５６', '123456\n']) {
    expect(verificationCode.safeParse(value).success).toBe(false);
  }
});

it('takes each purpose of a consent once', () => {
  const parse = (purposes: string[]) =>
    CALLS.joinProject.body?.shape.consent.shape.purposes.safeParse(purposes).success;
  expect(parse(['gaze', 'answers'])).toBe(true);
  expect(parse([])).toBe(false);
  expect(parse(['gaze', 'answers', 'gaze'])).toBe(false);
});

describe('the limits in the calls', () => {
  const parse = (change: object) =>
    CALLS.createProject.body?.safeParse({
      name: 'A poster',
      type: 'basic',
      maxParticipant: 5,
      ...change,
    }).success;

  it('let a project have 1 to 100,000 participants', () => {
    expect([0, 1, 100_000, 100_001].map((maxParticipant) => parse({ maxParticipant }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('let a participant be 18 to 99 years old', () => {
    const age = CALLS.joinProject.body?.shape.age;
    expect([17, 18, 99, 100, 30.5].map((value) => age?.safeParse(value).success)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('let a picture have 20 MiB and a video 200 MiB', () => {
    const takes = (contentType: string, bytes: number) =>
      CALLS.createUpload.body?.safeParse({ fileName: 'a', contentType, bytes }).success;
    expect(LIMITS.imageMaxBytes).toBe(20_971_520);
    expect(takes('image/png', LIMITS.imageMaxBytes)).toBe(true);
    expect(takes('image/png', LIMITS.imageMaxBytes + 1)).toBe(false);
    expect(LIMITS.videoMaxBytes).toBe(209_715_200);
    expect(takes('video/mp4', LIMITS.videoMaxBytes)).toBe(true);
    expect(takes('video/mp4', LIMITS.videoMaxBytes + 1)).toBe(false);
  });

  it('let a page show up to four assets', () => {
    const assetIds = CALLS.updatePage.body?.shape.assetIds;
    const of = (count: number) => Array(count).fill('0190a5c2-0000-7000-8000-000000000001');
    expect([0, 1, 4, 5].map((count) => assetIds?.safeParse(of(count)).success)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
