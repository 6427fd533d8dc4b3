import { expect, test } from 'vitest';
import { plantTree, toManifest } from './planted-tree.ts';
import { checkTexts } from './texts.ts';

const FOLDER = 'apps/web/src/features/plan';

function judge(en: object, ko: object, code: string, others = {}): string[] {
  const tree = plantTree({
    'package.json': toManifest('planted'),
    [`${FOLDER}/plan.en.json`]: JSON.stringify(en),
    [`${FOLDER}/plan.ko.json`]: JSON.stringify(ko),
    [`${FOLDER}/plan.tsx`]: code,
    ...others,
  });
  return checkTexts(tree.root).map(
    ({ file, message }) => `${file.slice(FOLDER.length + 1)} ${message}`,
  );
}

const USED = "t('a')";

test.each([
  ['a text that Korean lacks', { a: 'Buy' }, {}, 'plan.ko.json "a" is missing'],
  ['a text that English lacks', {}, { a: '구매' }, 'plan.en.json "a" is missing'],
  ['an empty text', { a: 'Buy' }, { a: ' ' }, 'plan.ko.json "a" is empty'],
  ['an empty form', { a: { one: '', other: 'x' } }, { a: { other: '개' } }, '"a" is empty'],
  ['another value', { a: 'Buy {count}' }, { a: '{number}개 구매' }, 'has {number}, not {count}'],
  ['another mark', { a: '<b>Buy</b>' }, { a: '<i>구매</i>' }, 'has the marks i, not b'],
  ['an open mark', { a: '<b>Buy</b>' }, { a: '<b>구매' }, 'has a mark that does not close'],
  ['English in both', { a: 'Buy now' }, { a: 'Buy now' }, '"a" is not in Korean'],
  ['another English', { a: 'Buy now' }, { a: 'Buy soon' }, '"a" is not in Korean'],
  ['English after a name', { a: 'Fovea plans' }, { a: 'Fovea plans' }, '"a" is not in Korean'],
])('refuses %s', (_title, en, ko, message) => {
  expect(judge(en, ko, USED)).toEqual([expect.stringContaining(message)]);
});

test('refuses a text that nothing shows', () => {
  const both = [{ a: 'Buy' }, { a: '구매' }] as const;
  expect(judge(...both, "t('b')")).toEqual(['plan.en.json "a" is shown nowhere']);
  expect(judge(...both, 'createTexts({ en, ko })')).toHaveLength(1);
});

test('finds the name of a text in another place only where a variable asks for it', () => {
  const both = [{ mobile: 'Phone' }, { mobile: '휴대폰' }] as const;
  const contract = { 'packages/contract/src/device.ts': "export const KINDS = ['mobile'];\n" };
  expect(judge(...both, 't(project.device)', contract)).toEqual([]);
  expect(judge(...both, "t('other')", contract)).toHaveLength(1);
  expect(judge(...both, 't(project.device)')).toHaveLength(1);
});

test('refuses texts in one language only', () => {
  const tree = plantTree({ [`${FOLDER}/plan.ko.json`]: '{}' });
  expect(checkTexts(tree.root)).toMatchObject([{ file: `${FOLDER}/plan.en.json` }]);
});

test('passes names, numbers and forms, and keys that are put together or typed', () => {
  const en = { a: 'Fovea', rule_1: '{count} / 5', rule_2: { one: 'One', other: '{count} pages' } };
  const ko = { a: 'Fovea', rule_1: '{count} / 5', rule_2: { other: '{count}페이지' } };
  expect(judge(en, ko, `${USED}; t(\`rule_\${number}\`)`)).toEqual([]);
  expect(judge(en, ko, `${USED}; t(\`\${name}_\${number}\`)`)).toEqual([]);
  expect(judge(en, ko, 'createTexts<ErrorCode>({ en, ko })')).toEqual([]);
});

test('refuses two parts of one name, which browser tests could not tell apart', () => {
  const both = [{ a: 'Buy' }, { a: '구매' }] as const;
  const second = 'apps/collect/src/plan/plan';
  const others = {
    [`${second}.en.json`]: JSON.stringify(both[0]),
    [`${second}.ko.json`]: JSON.stringify(both[1]),
    [`${second}.ts`]: USED,
  };
  expect(judge(...both, USED, others)).toEqual([
    expect.stringContaining('has the name of another part'),
  ]);
});

test.each([
  ['another part', "words('plans', 'a')", '"plans" is no part of an app'],
  ['a text that is not there', "words(\n  'plan',\n  'b',\n)", '"plan" has no text "b"'],
])('refuses a browser test that reads %s', (_title, code, message) => {
  const both = [{ a: 'Buy' }, { a: '구매' }] as const;
  const read = (text: string) => judge(...both, USED, { 'e2e/specs/plan.spec.ts': text });
  expect(read(code)).toEqual([expect.stringContaining(message)]);
  expect(read("words('plan', 'a', { count: 1 })")).toEqual([]);
});
