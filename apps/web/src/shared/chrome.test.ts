import { expect, it } from 'vitest';
import { isChrome } from './chrome.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const toBrands = (...names: string[]) => ({ brands: names.map((brand) => ({ brand })) });

it('knows Chrome by its brand', () => {
  const userAgentData = toBrands('Not)A;Brand', 'Chromium', 'Google Chrome');
  expect(isChrome({ userAgent: `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, userAgentData })).toBe(
    true,
  );
});

it('counts plain Chromium, whose brands name nobody else', () => {
  const userAgent = `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`;
  expect(isChrome({ userAgent, userAgentData: toBrands('Not)A;Brand', 'Chromium') })).toBe(true);
});

it('counts Chromium without a brand of its own', () => {
  const userAgentData = toBrands('Not:A-Brand', 'Chromium');
  expect(isChrome({ userAgent: `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, userAgentData })).toBe(
    true,
  );
});

it('does not take another browser of the same engine for it', () => {
  const userAgent = `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`;
  expect(isChrome({ userAgent, userAgentData: toBrands('Chromium', 'Microsoft Edge') })).toBe(
    false,
  );
  expect(isChrome({ userAgent, userAgentData: toBrands('Chromium', 'Brave') })).toBe(false);
  expect(isChrome({ userAgent: `${userAgent} Edg/140.0.0.0` })).toBe(false);
  expect(isChrome({ userAgent: `${userAgent} OPR/120.0.0.0` })).toBe(false);
});

it('knows Chrome by its user agent where no brands are told', () => {
  expect(isChrome({ userAgent: `${WINDOWS} Chrome/88.0.4324.150 Safari/537.36` })).toBe(true);
});

it('counts Chrome on iOS, and no other browser there', () => {
  expect(isChrome({ userAgent: `${IPHONE} (KHTML, like Gecko) CriOS/130.0 Safari/604.1` })).toBe(
    true,
  );
  expect(isChrome({ userAgent: `${IPHONE} (KHTML, like Gecko) Version/18.0 Safari/604.1` })).toBe(
    false,
  );
});

it('refuses Firefox', () => {
  expect(isChrome({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })).toBe(
    false,
  );
});
