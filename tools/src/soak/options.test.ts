import { expect, test } from 'vitest';
import { parseSoakOptions } from './options.ts';

const PARTS = [
  { name: 'unit', command: ['npm', 'test'] },
  { name: 'verify credit', command: ['npm', 'run', 'verify', '--', 'credit'] },
  { name: 'verify credits', command: ['npm', 'run', 'verify', '--', 'credits'] },
];

test('a part is run ten times unless said otherwise', () => {
  expect(parseSoakOptions(['unit'], PARTS)).toEqual({
    command: ['npm', 'test'],
    times: 10,
    isBesideLoad: false,
  });
  const args = ['verify', 'credits', '--times', '3', '--beside-load'];
  expect(parseSoakOptions(args, PARTS)).toEqual({
    command: ['npm', 'run', 'verify', '--', 'credits'],
    times: 3,
    isBesideLoad: true,
  });
});

test('words after the part pick files', () => {
  expect(parseSoakOptions(['unit', 'tools/src/ci'], PARTS)).toMatchObject({
    command: ['npm', 'test', '--', 'tools/src/ci'],
  });
  expect(parseSoakOptions(['verify', 'credits', 'word'], PARTS)).toMatchObject({
    command: ['npm', 'run', 'verify', '--', 'credits', 'word'],
  });
});

test('an unknown part and a number that is none are said', () => {
  expect(parseSoakOptions(['nothing'], PARTS)).toContain(
    'Parts: unit, verify credit, verify credits',
  );
  expect(parseSoakOptions(['unit', '--times', 'many'], PARTS)).toContain('not many');
});
