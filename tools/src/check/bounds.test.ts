import { expect, test } from 'vitest';
import { checkBounds } from './bounds.ts';
import { measureSchema, type Schema } from './schema-bytes.ts';

const judge = (schema: Schema, elsewhere = {}) =>
  checkBounds([['tell reply', schema]], elsewhere).map(({ message }) => message);
const toObject = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const WORD = { type: 'string', maxLength: 10 };
const ANY_TEXT = { type: 'string' };
const LIST = toObject({ people: { type: 'array', items: toObject({ name: WORD }) } });
/** 40,000 words of at most 62 bytes with a comma behind each, in {"people":[…],}. */
const LARGE = toObject({ people: { type: 'array', items: WORD, maxItems: 40_000 } });
const LARGE_BYTES = 40_000 * 63 + 14;

test('finds a list, a text and a record without a bound, however deep', () => {
  expect(judge(LIST)).toEqual(['tell reply.people is a list without a greatest length']);
  const pair = { type: 'array', prefixItems: [WORD, { type: ['string', 'null'] }] };
  const deep = toObject({
    a: { anyOf: [{ type: 'array', items: pair, maxItems: 2 }, { type: 'null' }] },
    b: { type: 'object', propertyNames: WORD, additionalProperties: ANY_TEXT },
    c: {},
  });
  expect(judge(deep)).toEqual([
    'tell reply.a[][1] is a text without a greatest length',
    'tell reply.b is a record with keys of any name',
    'tell reply.c may be anything',
  ]);
});

test('finds an answer of more than 2 MB', () => {
  expect(judge(LARGE)).toEqual([
    expect.stringContaining(`tell reply has up to ${LARGE_BYTES} bytes, at most 2097152`),
  ]);
});

test('lets a list be whose line says what bounds it, and an answer up to the bytes of its line', () => {
  const why = 'so few';
  expect(judge(LIST, { 'tell reply.people': { bytes: 9, why } })).toEqual([]);
  expect(judge(ANY_TEXT, { 'tell reply': { bytes: 9, why } })).toEqual([]);
  expect(judge(LARGE, { 'tell reply': { bytes: LARGE_BYTES, why } })).toEqual([]);
  expect(judge(LARGE, { 'tell reply': { bytes: LARGE_BYTES - 1, why } })).toHaveLength(1);
  // A line for a whole answer does not hide what is in it.
  expect(judge(LIST, { 'tell reply': { bytes: 9, why } })).toHaveLength(2);
});

test('finds a line that nothing needs', () => {
  const elsewhere = { 'tell reply': { bytes: 9, why: 'small' } };
  expect(judge(WORD, elsewhere)).toEqual(['needs no line for tell reply']);
});

test.each<[string, unknown, Schema]>([
  ['a text of control characters', '\u0001'.repeat(10), WORD],
  ['figures and letters', 'a1b2c3', { type: 'string', pattern: '^[a-z0-9]{6}$' }],
  ['Korean letters', '가나', { type: 'string', pattern: '^[가-힣]{1,2}$' }],
  ['the least number', -2.2250738585072014e-308, { type: 'number' }],
  ['a bounded number', -100, { type: 'integer', minimum: -100, maximum: 7 }],
  ['a choice', 'second', { anyOf: [{ const: 'first' }, { const: 'second' }, { type: 'null' }] }],
  [
    'a record of known keys',
    { a: false, b: false },
    {
      type: 'object',
      propertyNames: { enum: ['a', 'b'] },
      additionalProperties: { type: 'boolean' },
    },
  ],
])('%s has the bytes that are counted, but for a comma', (_name, largest, schema) => {
  const onUnbounded = expect.unreachable;
  const bytes = measureSchema(schema, '', { isElsewhere: () => false, onUnbounded });
  const written = Buffer.byteLength(JSON.stringify(largest));
  expect([written, written + 1]).toContain(bytes);
});

test('the contract holds', () => {
  expect(checkBounds()).toEqual([]);
});
