import { expect, it } from 'vitest';
import { toBrowserKind } from './browser-kind.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  [`${ANDROID} Chrome/141.0 Mobile Safari/537.36`, 'chrome'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, 'samsung'],
  [`${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`, 'safari'],
  [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'chrome'],
])('%s is %s', (userAgent, kind) => {
  expect(toBrowserKind(userAgent)).toBe(kind);
});
