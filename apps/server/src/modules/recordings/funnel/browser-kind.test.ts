import { expect, it } from 'vitest';
import { toBrowserKind } from './browser-kind.ts';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'mobile',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36', 'mobile', false],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36', 'tablet', false],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'tablet', false],
  ['Mozilla/5.0 (Linux; Android 15; SM-S928N) Mobile Safari/537.36 KAKAOTALK/11.0', 'mobile', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'computer', false],
  ['', 'computer', false],
] as const)('%s is a %s', (userAgent, device, inApp) => {
  expect(toBrowserKind(userAgent)).toEqual({ device, inApp });
});
