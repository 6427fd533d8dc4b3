import { expect, test } from 'vitest';
import { listJourneyParts, listSpecs, pickSpecs } from './journey-parts.ts';

const PARTS = ['journeys', 'editor', 'projects'];
const SPECS = ['journeys/first-light', 'editor/editor', 'editor/stage', 'projects/keys'];

test.each([
  ['nothing picks all', [], SPECS],
  ['a part picks its folder alone', ['editor'], ['editor/editor', 'editor/stage']],
  ['several parts are added', ['editor', 'projects'], SPECS.slice(1)],
  ['a name picks a spec of any part', ['light'], ['journeys/first-light']],
  ['a name after a part picks in it', ['editor', 'stage'], ['editor/stage']],
  ['a name that no spec has picks none', ['nothing'], []],
])('%s', (_title, words, picked) => {
  expect(pickSpecs(SPECS, PARTS, words)).toEqual(picked);
});

test('the main journeys come first, and each part has a spec', () => {
  const parts = listJourneyParts();
  expect(parts[0]).toBe('journeys');
  expect(new Set(listSpecs().map((spec) => spec.split('/')[0]))).toEqual(new Set(parts));
});
