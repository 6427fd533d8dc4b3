import { expect, it } from 'vitest';
import { createReturnLocation } from './return-location-store.ts';

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

it.each(['https://evil.example', '//evil.example', '/\\\\evil.example', 'project', ''])(
  'does not lead away from this site: %s',
  (returnTo) => {
    expect(createPlace().findReturnLocation({ returnTo })).toBeUndefined();
  },
);
