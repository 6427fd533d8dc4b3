import { expect, it } from 'vitest';
import { findEscapeUrl } from './escape-url.ts';

const URL_HERE = 'https://go.example.com/p/abcdefghijkl?seed=7';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';

it('leaves by the way that each app offers', () => {
  expect(findEscapeUrl('kakaotalk', URL_HERE, IPHONE)).toBe(
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fgo.example.com%2Fp%2Fabcdefghijkl%3Fseed%3D7',
  );
  expect(findEscapeUrl('line', URL_HERE, IPHONE)).toBe(`${URL_HERE}&openExternalBrowser=1`);
  expect(findEscapeUrl('naver', URL_HERE, ANDROID)).toBe(
    'intent://go.example.com/p/abcdefghijkl?seed=7#Intent;scheme=https;end',
  );
});

it('has only the copied link where an app offers no way', () => {
  expect(findEscapeUrl('instagram', URL_HERE, IPHONE)).toBeUndefined();
});
