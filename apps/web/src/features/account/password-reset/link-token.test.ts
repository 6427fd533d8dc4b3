import { expect, it } from 'vitest';
import { findToken, toTokenHash } from './link-token.ts';

it.each([
  ['#token=aB_-9', '', 'aB_-9'],
  ['', '?token=aB_-9', 'aB_-9'],
  ['#token=first', '?token=second', 'first'],
  ['#other=1', '?lang=ko&token=aB_-9', 'aB_-9'],
  ['#token', '', ''],
  ['', '', ''],
])('reads the token of %j and %j', (hash, search, token) => {
  expect(findToken({ hash, search })).toBe(token);
});

it('writes a fragment that it reads again, whatever the token holds', () => {
  for (const token of ['aB_-9', 'a+b/c==', '미나&x=1']) {
    expect(findToken({ hash: toTokenHash(token), search: '' })).toBe(token);
  }
});
