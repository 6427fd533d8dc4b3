import { LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { findHashtagName, isSameHashtag } from './hashtag-names.ts';

it.each([
  ['packaging', 'packaging'],
  [' #packaging ', 'packaging'],
  ['신제품', '신제품'],
  ['Q4-campaign_2', 'Q4-campaign_2'],
  // Decomposed letters are the same name.
  ['cafe\u0301', 'caf\u00e9'],
])('takes “%s” as the name %s', (typed, name) => {
  expect(findHashtagName(typed)).toBe(name);
});

it.each(['', '#', 'two words', 'no!', 'x'.repeat(LIMITS.hashtagMaxLength + 1)])(
  'does not take “%s”',
  (typed) => {
    expect(findHashtagName(typed)).toBeUndefined();
  },
);

it('takes upper and lower case for the same', () => {
  expect(isSameHashtag('Tea', 'tEA')).toBe(true);
  expect(isSameHashtag('tea', 'teas')).toBe(false);
});
