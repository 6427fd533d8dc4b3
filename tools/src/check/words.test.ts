import { expect, test } from 'vitest';
import { plantTree } from './planted-tree.ts';
import { checkWords } from './words.ts';

const FILE = 'apps/web/src/features/projects/list/planted.ts';

function judge(path: string, ...lines: string[]): string[] {
  const { root } = plantTree({ [path]: `${lines.join('\n')}\n` });
  return checkWords(root).map(({ line, message }) => `${line} ${message}`);
}

// Marks and words are joined here so that this file passes its own check.
const comment = (words: string) => ['//', words].join(' ');
const block = (words: string) => ['/**', words, '*/'].join(' ');

test.each([
  ['a line', [comment('What a list shows.')], 1, 'What'],
  ['a block', ['', block('Of one account.')], 2, 'Of'],
  ['a block of several lines', ['/**', ' * Nobody waits for', ' * it.', ' */'], 2, 'Nobody'],
  ['the end of a line', [`export const a = 1; ${comment('It is first.')}`], 1, 'It'],
  ['an element', [`{${block('These move.')}}`], 1, 'These'],
  ['a belonging', [comment('Its owner is gone.')], 1, 'Its'],
])('refuses a comment without a noun in %s', (_title, lines, line, start) => {
  expect(judge(FILE, ...lines)).toEqual([
    expect.stringMatching(new RegExp(`^${line} a comment begins with "${start}"`)),
  ]);
});

test('leaves comments that begin with a noun, and words further on', () => {
  const lines = [
    comment('Fields of a project'),
    comment('What follows in the second line belongs to the first.'),
    'export const a = 1;',
    '/**',
    ' * Whatever the list holds.',
    ' * It stays.',
    ' */',
    "export const b = 'https://fovea.example';",
  ];
  expect(judge(FILE, ...lines)).toEqual([]);
});

test.each([
  ['export const tags = 1;', 'tags: the glossary says hashtag'],
  ['export function withTag() {}', 'withTag: the glossary says hashtag'],
  ['const FIRST_TAG = 1;', 'FIRST_TAG: the glossary says hashtag'],
  ['export const experimentName = 1;', 'experimentName: the glossary says project'],
  ['export const sessionCost = 1;', 'sessionCost: the glossary says credit'],
  ['export const couponCode = 1;', 'couponCode: the glossary says transferCode'],
])('refuses an avoided word of the glossary in a name: %s', (line, message) => {
  expect(judge(FILE, line)).toEqual([`1 ${message}`]);
});

test('leaves hashtags, stages, texts in quotes and names that outsiders know', () => {
  const lines = [
    'export const hashtags = 1;',
    'export const HASHTAGS = 2;',
    'export const stageTagline = 3;',
    "export const address = 'tag';",
    'export const experimentId = 4;',
    'const self = useSession();',
  ];
  expect(judge(FILE, ...lines)).toEqual([]);
});

test.each([
  ['en', '  "add": "Add a tag"', 'hashtag'],
  ['ko', '  "add": "태그 추가"', '해시태그'],
  ['en', '  "use": "Use a coupon"', 'code'],
  ['ko', '  "use": "쿠폰 사용"', '코드'],
])('refuses an avoided word in a text, %s: %s', (language, line, instead) => {
  const path = `apps/web/src/features/projects/list/planted.${language}.json`;
  expect(judge(path, '{', line, '}')).toEqual([`2 the glossary says ${instead}`]);
  expect(judge(path, '{', '  "tag": "Hashtag 해시태그"', '}')).toEqual([]);
});
