import { expect, it } from 'vitest';
import { findInAppBrowser } from './in-app-browser.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';

it.each([
  [`${ANDROID};KAKAOTALK 2510500`, 'kakaotalk'],
  [`${IPHONE} Safari Line/15.2.0`, 'line'],
  [`${ANDROID} NAVER(inapp; search; 1000; 12.9.0)`, 'naver'],
  [`${IPHONE} Instagram 350.0.0`, 'instagram'],
  [ANDROID, undefined],
  [`${IPHONE} Version/19.0 Safari/604.1`, undefined],
])('%s is in %s', (userAgent, app) => {
  expect(findInAppBrowser(userAgent)).toBe(app);
});
