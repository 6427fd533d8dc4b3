import { expect, test } from 'vitest';
import { checkFigures } from './figures.ts';
import { plantTree, toManifest } from './planted-tree.ts';

const QUOTED = { 'plan/plan late': [30] };

function judge(en: object, ko: object): string[] {
  const tree = plantTree({
    'package.json': toManifest('planted'),
    'apps/web/src/plan/plan.en.json': JSON.stringify(en),
    'apps/web/src/plan/plan.ko.json': JSON.stringify(ko),
  });
  return checkFigures(tree.root, QUOTED).map(({ message }) => message);
}

const EN = { late: 'Older than 30 days, no refund' };
const KO = { late: '30일이 지나 환불되지 않습니다' };

test('accepts figures that are quoted, in both languages', () => {
  expect(judge(EN, KO)).toEqual([]);
});

test.each([
  ['a figure that is not the constant', { late: 'Older than 14 days' }, KO, '"late" says 14'],
  ['another figure in Korean', EN, { late: '14일이 지남' }, '"late" says 14'],
  ['a figure of no constant', { ...EN, max: 'Up to 20 MB' }, KO, '"max" says 20'],
  ['one in a form of a plural', { ...EN, max: { other: '{n} of 20' } }, KO, '"max" says 20'],
  ['one with separators', { ...EN, max: 'Up to 16,383 px' }, KO, '"max" says 16383'],
])('refuses %s', (_title, en, ko, message) => {
  expect(judge(en, ko)).toEqual([expect.stringContaining(message)]);
});

test('refuses a quotation that no text makes', () => {
  expect(judge({ late: 'Too late' }, { late: '늦었습니다' })).toEqual([
    'no figure in plan/plan late',
  ]);
});

test.each(['P-043', 'KX4-72P', '1 day', '{count} of us'])('takes "%s" for no figure', (name) => {
  expect(judge({ ...EN, name }, KO)).toEqual([]);
});
