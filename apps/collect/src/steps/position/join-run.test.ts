import { expect, it } from 'vitest';
import { toDeviceName } from '#shared/device-name.ts';
import { readDeviceFacts } from './join-run.ts';

const BOX = { widthPx: 390, heightPx: 753 };
const SCREEN = { widthPx: 390, heightPx: 844 };
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 5, 'iPhone'],
  [MAC, 5, 'iPad'],
  [MAC, 0, 'Computer'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921N) Chrome/140.0 Mobile Safari/537.36', 5, 'SM-S921N'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921N Build/UP1A; wv) Chrome/140.0', 5, 'SM-S921N'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36', 5, 'Android'],
])('names the device of %s with %i touch points', (userAgent, maxTouchPoints, name) => {
  expect(toDeviceName({ userAgent, maxTouchPoints })).toBe(name);
});

it('prefers the model that the browser states, and gives the page box', async () => {
  const userAgentData = { getHighEntropyValues: async () => ({ model: 'Pixel 9' }) };
  const hints = { userAgent: 'Android 10; K)', maxTouchPoints: 5, userAgentData };
  expect(await readDeviceFacts(hints, BOX, { pixelRatio: 2.625, screen: SCREEN })).toEqual({
    name: 'Pixel 9',
    widthPx: 390,
    heightPx: 753,
    pixelRatio: 2.625,
    screen: SCREEN,
  });
});

it('goes by the user agent when the browser keeps the model to itself', async () => {
  const userAgentData = { getHighEntropyValues: () => Promise.reject(new Error('not allowed')) };
  const hints = { userAgent: 'Windows NT 10.0', maxTouchPoints: 0, userAgentData };
  expect((await readDeviceFacts(hints, BOX, { pixelRatio: 1, screen: SCREEN })).name).toBe(
    'Computer',
  );
});
