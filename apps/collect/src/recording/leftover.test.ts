import { MINUTE_MS } from '@fovea/contract/times';
import { expect, it } from 'vitest';
import { planLeftover } from './leftover.ts';

const RUN = {
  recordingId: 'r1',
  slug: 'abcdefghijkl',
  joinKey: 'j1',
  token: 'token',
  participant: 'P-001',
  startedAtMs: 0,
  rateHz: 30,
  consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
  person: { gender: null, age: 30 },
  receipt: 'AAECAwQFBgcICQoLDA0ODw',
  pagesSeen: 1,
  finished: false,
} as const;

it.each([
  ['all pages were seen', true, RUN.slug, 60, 'upload', false],
  ['all pages were seen, in another project', true, 'other', 60, 'upload', false],
  ['pages are left and it was just now', false, RUN.slug, 29, 'resume', false],
  ['pages are left and it was long ago', false, RUN.slug, 30, 'send', false],
  ['pages are left in another project', false, 'other', 5, 'send', false],
  ['the server refused it', true, RUN.slug, 60, 'send', true],
  ['somebody else has the phone', false, RUN.slug, 5, 'send', true],
  ['a day has passed', true, RUN.slug, 24 * 60, 'drop', false],
])('when %s', (_, finished, slug, ageMinutes, plan, isSetAside) => {
  const run = { ...RUN, finished, isSetAside };
  expect(planLeftover(run, slug, ageMinutes * MINUTE_MS)).toBe(plan);
});
