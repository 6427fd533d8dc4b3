import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseObject } from './parse-object.ts';

const parse = (text: string) =>
  parseObject(Buffer.from(text), (bytes) => Buffer.from(bytes).toString());
const toPlain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, each) => (each instanceof Int32Array ? [...each] : each)),
  ) as unknown;
const LONG = Array.from({ length: 1_000 }, (_, i) => i - 500);

it('reads what the engine reads, whatever stands in the object', () => {
  const integers = fc.integer({ min: -99_999, max: 99_999 });
  const lists = fc.array(integers, { minLength: 300, maxLength: 600 });
  const others = fc.jsonValue({ maxDepth: 3 });
  const objects = fc.record({ t: lists, x: fc.oneof(lists, others), note: fc.string(), y: others });
  fc.assert(
    fc.property(objects, (object) => {
      const text = JSON.stringify({ format: 'fovea-samples', ...object });
      expect(toPlain(parse(text))).toEqual(JSON.parse(text));
    }),
  );
});

it('makes typed arrays of the long lists of samples alone', () => {
  const read = parse(JSON.stringify({ format: 'fovea-samples', t: LONG, counts: [1, -2] }));
  expect(read).toEqual({ format: 'fovea-samples', t: Int32Array.from(LONG), counts: [1, -2] });
  expect(parse(JSON.stringify({ format: 'fovea-findings', t: LONG }))).toEqual({
    format: 'fovea-findings',
    t: LONG,
  });
});

it.each([
  ['a fraction', '0.5'],
  ['an exponent', '1e3'],
  ['nothing', 'null'],
  ['more than 32 bits hold', '4294967296'],
])('leaves a list with %s to the engine', (_, odd) => {
  const text = `{"format":"fovea-samples","t":[${LONG.join(',')},${odd}]}`;
  expect(parse(text)).toEqual(JSON.parse(text));
});

it('takes no list out of a text', () => {
  const written = `\\"[${LONG.join(',')}]\\\\`;
  const text = JSON.stringify({ format: 'fovea-samples', note: written, t: LONG });
  expect(toPlain(parse(text))).toEqual(JSON.parse(text));
});

it.each(['', '{', `{"format":"fovea-samples","t":[${LONG.join(',')},]}`])(
  'refuses what is no JSON',
  (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  },
);
