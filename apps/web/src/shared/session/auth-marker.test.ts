import { LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { createAuthMarker } from './auth-marker.ts';

function createMarker() {
  const items = new Map<string, string>();
  const clock = { nowMs: 1_000 };
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, clock, marker: createAuthMarker(storage, () => clock.nowMs) };
}

it('is good from the log-in until the session may have ended', () => {
  const { clock, marker } = createMarker();
  expect(marker.isValid()).toBe(false);
  marker.set();
  expect(marker.isValid()).toBe(true);
  clock.nowMs += LIMITS.authMarkerMs - 1;
  expect(marker.isValid()).toBe(true);
  clock.nowMs += 1;
  expect(marker.isValid()).toBe(false);
});

it('leaves nothing behind', () => {
  const { items, marker } = createMarker();
  marker.set();
  marker.remove();
  expect(marker.isValid()).toBe(false);
  expect(items.size).toBe(0);
});

it('does not trust what is no time', () => {
  const { items, marker } = createMarker();
  marker.set();
  for (const key of items.keys()) items.set(key, 'soon');
  expect(marker.isValid()).toBe(false);
});
