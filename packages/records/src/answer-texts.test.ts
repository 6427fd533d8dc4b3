import { expect, it } from 'vitest';
import { countWords, hasText } from './answer-texts.ts';

const toAnswers = (...texts: string[]) => texts.map((text) => ({ text }));

it('counts words that three answers or more have, each answer once', () => {
  const words = countWords(
    toAnswers('Fresh, fresh!', 'It looks fresher and fresh', 'so FRESH', 'cold', 'cold'),
  );
  expect(words).toEqual([{ word: 'fresh', count: 3 }]);
});

it('counts as many answers as a search for the word finds', () => {
  const words = countWords(toAnswers('fresh', 'fresh', 'fresh', 'fresher'));
  expect(words).toEqual([{ word: 'fresh', count: 4 }]);
});

it('takes Korean words by eojeol with common particles stripped', () => {
  const words = countWords(
    toAnswers('색이 예뻐요', '색깔이 좋다', '색깔은 노랑', '색깔 때문에', '유자가'),
  );
  expect(words).toEqual([{ word: '색깔', count: 3 }]);
});

it('leaves out words that every text has', () => {
  expect(countWords(toAnswers('the and', 'the and', 'the and', 'a b c'))).toEqual([]);
});

it('finds text in either case, and Hangul typed as single letters', () => {
  expect(hasText('Looks FRESH', ' fresh')).toBe(true);
  expect(hasText('유자'.normalize('NFD'), '유자')).toBe(true);
  expect(hasText('cold', 'fresh')).toBe(false);
});
