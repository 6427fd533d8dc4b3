import { ApiError, CALL_LIST, CALLS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { language } from '#shared/language.ts';
import { refuse, refuseInWords } from '#testing/answer.ts';
import { api } from './api.ts';
import { getErrorTexts, toErrorText } from './error-texts.ts';

const { en, ko } = getErrorTexts.dictionaries;
const fail = () =>
  api.call(CALLS.getCredits).then(
    () => undefined,
    (error: unknown) => error,
  );

it('says in the chosen language what a code means', async () => {
  refuse(CALLS.getCredits, 'internal');
  const error = await fail();
  expect(toErrorText(error)).toBe(en.internal);
  language.set('ko');
  expect(toErrorText(error)).toBe(ko.internal);
});

it('passes on what an answer says whose code nobody knows', async () => {
  refuseInWords(CALLS.getCredits, 'Come back on Monday.');
  expect(toErrorText(await fail())).toBe('Come back on Monday.');
});

it('has a text for whatever somebody who is logged in may be refused by', () => {
  // Screens before the log-in have texts of their own, and phones another app.
  // Nobody reads why a stream was refused.
  const calls = CALL_LIST.filter(
    ({ access, transport }) => access === 'user' && transport !== 'stream',
  );
  const codes = [...new Set(calls.flatMap(({ errors }) => errors))];
  expect(codes.filter((code) => !(code in en))).toEqual([]);
  expect(Object.keys(ko)).toEqual(Object.keys(en));
});

it('passes on the message of a code that is for other callers', () => {
  const message = 'The camera is too slow.';
  expect(toErrorText(new ApiError({ statusCode: 422, code: 'camera_too_slow', message }))).toBe(
    message,
  );
});

it('has a general text where there is neither', () => {
  const bare = new ApiError({ statusCode: 502, code: 'unavailable', message: 'Bad gateway' });
  expect(toErrorText(bare)).toBe(en.unavailable);
  expect(toErrorText(new TypeError('Failed to fetch'))).toBe(en.offline);
});
