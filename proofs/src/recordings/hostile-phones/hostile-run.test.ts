import { BATCH_BOUNDS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { createHostileRun, HOSTILE_KINDS } from './hostile-run.ts';

it('gives the same bytes for the same seed, and every kind by turns', () => {
  const seeds = Array.from({ length: HOSTILE_KINDS.length }, (_, i) => 40 + i);
  for (const seed of seeds) expect(createHostileRun(seed)).toEqual(createHostileRun(seed));
  expect(new Set(seeds.map((seed) => createHostileRun(seed).kind))).toEqual(new Set(HOSTILE_KINDS));
});

it('has floods of more bytes than a recording may hold', () => {
  const { kind, sent } = createHostileRun(3);
  expect(kind).toBe('random bytes');
  const bytes = sent.reduce((sum, each) => sum + each.bytes.length, 0);
  expect(bytes).toBeGreaterThan(BATCH_BOUNDS.recordingBytes);
});
