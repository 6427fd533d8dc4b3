import { describe, expect, it } from 'vitest';
import { createReturnLocation } from './return-location-store.ts';

const ORIGIN = 'https://app.example.com';

function createPlace() {
  const items = new Map<string, string>();
  return createReturnLocation({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
}

it('keeps path, query and hash, with and without the state of the router', () => {
  const place = createPlace();
  const state = place.rememberLocation('/project/1?page=2#pages');
  expect(place.findReturnLocation(state)).toBe('/project/1?page=2#pages');
  expect(place.findReturnLocation(null)).toBe('/project/1?page=2#pages');
});

it('forgets', () => {
  const place = createPlace();
  place.rememberLocation('/project');
  place.forgetLocation();
  expect(place.findReturnLocation(null)).toBeUndefined();
});

/** Where a browser goes from the answer, and from the path that it makes of it. */
function listOrigins(location: string): string[] {
  const url = new URL(location, ORIGIN);
  return [url.origin, new URL(url.pathname + url.search + url.hash, ORIGIN).origin];
}

describe('a location that leads away', () => {
  const leading = [
    'https://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\t\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    '/\t.//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    '@evil.example',
    '.evil.example',
    'project',
    '',
  ];

  it.each(leading)('is not answered: %j', (returnTo) => {
    const place = createPlace();
    expect(place.findReturnLocation({ returnTo })).toBeUndefined();
    place.rememberLocation(returnTo);
    expect(place.findReturnLocation(null)).toBeUndefined();
  });
});

describe('a location that only looks as if it led away', () => {
  const staying = [
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/@evil.example',
    '/.evil.example',
    '/:80',
    '/javascript:alert(1)',
    '/project?next=//evil.example',
    '/project#//evil.example',
    '/project/../user',
    '/?https://evil.example',
    '/／evil.example',
    '/project?q=a%0Ab',
  ];

  it.each(staying)('is answered and stays on this site: %j', (returnTo) => {
    const found = createPlace().findReturnLocation({ returnTo });
    expect(found).toBe(returnTo);
    expect(listOrigins(found ?? 'https://nowhere.example')).toEqual([ORIGIN, ORIGIN]);
  });
});

it.each([{}, [], 5, true, { toString: () => '//evil.example' }, ['//evil.example']])(
  'takes text alone: %j',
  (returnTo) => {
    expect(createPlace().findReturnLocation({ returnTo })).toBeUndefined();
  },
);
