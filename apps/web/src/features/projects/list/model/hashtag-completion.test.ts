import { expect, it } from 'vitest';
import { dropCompleted, findCompletions } from './hashtag-completion.ts';

const HASHTAGS = ['packaging', 'beverage', '앱화면', 'repack'].map((name) => ({
  id: name,
  name,
  color: 1,
  projects: 2,
}));
const complete = (text: string, taken: string[] = []) =>
  findCompletions(text, HASHTAGS, taken)?.map(({ name }) => name);

it('completes a hashtag that is being written, those that begin like it first', () => {
  expect(complete('#PACK')).toEqual(['packaging', 'repack']);
  expect(complete('tea #앱')).toEqual(['앱화면']);
  expect(complete('#앱'.normalize('NFD'))).toEqual(['앱화면']);
});

it('shows every hashtag after the bare sign, but none that filters already', () => {
  expect(complete('#')).toHaveLength(4);
  expect(complete('#', ['Packaging', 'repack'])).toEqual(['beverage', '앱화면']);
  expect(complete('#nothing')).toEqual([]);
});

it('completes nothing else', () => {
  expect(complete('pack')).toBeUndefined();
  expect(complete('#pack ')).toBeUndefined();
  expect(complete('C#')).toBeUndefined();
});

it('leaves the rest of the text', () => {
  expect(dropCompleted('tea #pac')).toBe('tea');
  expect(dropCompleted('#')).toBe('');
});
