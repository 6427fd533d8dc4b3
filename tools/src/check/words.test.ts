import { expect, test } from 'vitest';
import { plantTree } from './planted-tree.ts';
import { checkWords } from './words.ts';

const FILE = 'apps/web/src/features/projects/list/planted.ts';

function judge(path: string, ...lines: string[]): string[] {
  const { root } = plantTree({ [path]: `${lines.join('\n')}\n` });
  return checkWords(root).map(({ line, message }) => `${line} ${message}`);
}

test.each([
  ['docs/planted.md', ['# Planted', 'Whoever waits is told.'], '2 "Whoever"'],
  ['README.md', ['It is made anew.'], '1 "anew"'],
  [
    'apps/web/src/features/projects/list/planted.en.json',
    ['{', '  "nobody": "Nobody came"', '}'],
    '2 "Nobody"',
  ],
])('refuses a person or thing without a name in %s', (path, lines, start) => {
  expect(judge(path, ...lines)).toEqual([`${start}: name the person or thing`]);
});

test('leaves keys of texts, quoted words and longer ones', () => {
  const texts = 'apps/web/src/features/projects/list/planted.en.json';
  expect(judge(texts, '{', '  "nobody": "No participants"', '}')).toEqual([]);
  expect(judge('docs/planted.md', 'Avoid *nobody* and `anew` in the manewver.')).toEqual([]);
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
