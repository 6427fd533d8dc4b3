import type { CountedHashtag } from '@fovea/contract';
import { expect, it } from 'vitest';
import { addNames, listRows, splitTyped } from './hashtag-draft.ts';

const toKnown = (name: string): CountedHashtag => ({ id: name, name, color: 1, projects: 1 });
const KNOWN = ['spa', 'packaging', 'Paper-test', '앱화면'].map(toKnown);
const toNames = (typed: string, chosen: readonly string[] = []) =>
  listRows(typed, KNOWN, chosen).map((row) =>
    row.kind === 'known' ? row.hashtag.name : `+${row.name}`,
  );

it('suggests what begins with the letters first, then what has them inside, then a new one', () => {
  expect(toNames('#pa')).toEqual(['packaging', 'Paper-test', 'spa', '+pa']);
});

it('opens at the first letter, and shows all after the sign alone', () => {
  expect(toNames('')).toEqual([]);
  expect(toNames('#')).toEqual(['spa', 'packaging', 'Paper-test', '앱화면']);
});

it('makes no second hashtag of another case, and none that is chosen already', () => {
  expect(toNames('paper-TEST')).toEqual(['Paper-test']);
  expect(toNames('Packaging', ['packaging'])).toEqual([]);
});

it('finds Korean also when its letters arrive in pieces', () => {
  expect(toNames('앱'.normalize('NFD'))).toEqual(['앱화면', '+앱']);
});

it.each(['two words', 'x'.repeat(21), 'a.b', '😀'])('makes no hashtag of %j', (typed) => {
  expect(toNames(typed).filter((name) => name.startsWith('+'))).toEqual([]);
});

it('adds names once, as they are known', () => {
  expect(addNames(['tea'], ['TEA', 'paper-test', 'new', 'NEW'], KNOWN)).toEqual([
    'tea',
    'Paper-test',
    'new',
  ]);
});

it('splits what is pasted', () => {
  expect(splitTyped('#a, b\n #c ,, # ')).toEqual(['#a', 'b', '#c']);
});
