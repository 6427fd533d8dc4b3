import { afterEach, expect, it, vi } from 'vitest';
import { mayHaveRun } from './run-marker.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [[{ name: 'fovea-collect' }], true],
  [[{ name: 'fovea-collect-check' }], false],
  [[], false],
])(
  'a phone that was killed before it wrote the mark still has its store: %j',
  async (found, is) => {
    vi.stubGlobal('indexedDB', { databases: async () => found });
    expect(await mayHaveRun()).toBe(is);
  },
);

it('has none in a browser that keeps nothing', async () => {
  expect(await mayHaveRun()).toBe(false);
});
