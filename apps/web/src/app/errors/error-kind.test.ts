import { ApiError } from '@fovea/contract/api-error';
import { expect, it } from 'vitest';
import { toErrorKind, toReference } from './error-kind.ts';

const toError = (statusCode: number, requestId?: string) =>
  new ApiError({ statusCode, code: 'internal', message: '', requestId });

it('has a page for HTTP 404, one for HTTP 500 and one for the rest', () => {
  expect(toErrorKind(toError(404))).toBe('404');
  expect(toErrorKind(toError(500))).toBe('500');
  expect(toErrorKind(toError(503))).toBe('general');
  expect(toErrorKind(new TypeError('Failed to fetch'))).toBe('general');
});

it('quotes the end of the id of the request that failed', () => {
  expect(toReference(toError(500, '0198c5a2-8a6e-7000-8000-0000000a9f3c'), Math.random)).toBe(
    '9F3C',
  );
});

it('makes a mark of four letters and figures when no request failed', () => {
  const marks = [0, 0.5, 0.999_999].map((value) => toReference(undefined, () => value));
  expect(marks).toEqual(['2222', 'HHHH', 'ZZZZ']);
});
