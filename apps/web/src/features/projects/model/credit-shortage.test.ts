import { ApiError } from '@fovea/contract';
import { expect, it } from 'vitest';
import { findShortage } from './credit-shortage.ts';

const refuse = (
  details: unknown,
  code: 'credits_insufficient' | 'credits_owed' = 'credits_insufficient',
) => new ApiError({ statusCode: 409, code, message: '', details });

it('reads how many sessions are there and how many it takes', () => {
  expect(findShortage(refuse({ balance: 42, needed: 60 }))).toEqual({ balance: 42, needed: 60 });
});

it('knows sessions that are owed as too few', () => {
  const details = { balance: 0, needed: 60, owed: 12 };
  expect(findShortage(refuse(details, 'credits_owed'))).toEqual({ balance: 0, needed: 60 });
});

it.each([undefined, null, 'text', { balance: '42', needed: 60 }, { balance: 42 }])(
  'knows nothing from details that do not say it: %j',
  (details) => {
    expect(findShortage(refuse(details))).toBeUndefined();
  },
);

it('is silent about other errors', () => {
  const details = { balance: 42, needed: 60 };
  const other = new ApiError({ statusCode: 503, code: 'credits_paused', message: '', details });
  expect(findShortage(other)).toBeUndefined();
  expect(findShortage(new TypeError('Failed to fetch'))).toBeUndefined();
});
