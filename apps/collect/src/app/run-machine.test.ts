import { describe, expect, it } from 'vitest';
import type { ProjectHead } from '#shared/project-head.ts';
import type { RecordingRun } from '#shared/recording-run.ts';
import type { StoredRun } from '#shared/recording-store.ts';
import { advanceRun, isAtStake, type Run, type RunEvent, STEPS, type Step } from './run-machine.ts';

const HEAD: ProjectHead = {
  slug: 'abcdefghijkl',
  name: 'Drink ad test',
  device: 'mobile',
  orientation: 'portrait',
  open: true,
  needsPassword: false,
  consent: { version: 'consent-1', purposes: ['gaze', 'answers'], privacyContact: 'p@example.com' },
};
const RECORDING = { participant: 'P-001', finalReview: false } as RecordingRun;
const CONSENT = { version: 'consent-1', language: 'en', purposes: ['gaze', 'answers'] } as const;
const PERSON = { gender: null, age: 30 };
const RESUMED: StoredRun = {
  recordingId: 'r1',
  slug: HEAD.slug,
  joinKey: 'j1',
  token: 'token',
  participant: 'P-001',
  startedAtMs: 0,
  rateHz: 30,
  consent: CONSENT,
  person: PERSON,
  pagesSeen: 1,
  finished: false,
};

const EVENTS: Readonly<Record<RunEvent['type'], RunEvent>> = {
  opened: { type: 'opened', head: HEAD },
  'found-unsent': { type: 'found-unsent', recording: RECORDING },
  ended: { type: 'ended', ending: 'failed' },
  retried: { type: 'retried' },
  started: { type: 'started' },
  unlocked: { type: 'unlocked', password: 'open-sesame' },
  agreed: { type: 'agreed', consent: CONSENT },
  described: { type: 'described', person: PERSON },
  'camera-on': { type: 'camera-on' },
  joined: { type: 'joined', recording: RECORDING },
  locked: { type: 'locked' },
  'all-seen': { type: 'all-seen' },
  reviewed: { type: 'reviewed' },
  sent: { type: 'sent' },
  returned: { type: 'returned', step: 'welcome' },
};

/** Where each event leads. What is not listed changes nothing. */
const TABLE: Readonly<Record<Step, Partial<Record<RunEvent['type'], Step>>>> = {
  opening: { opened: 'welcome', 'found-unsent': 'upload', ended: 'ending' },
  welcome: { started: 'consent' },
  password: { unlocked: 'consent', returned: 'welcome' },
  consent: { agreed: 'about-you', ended: 'ending', returned: 'welcome' },
  'about-you': { described: 'camera', returned: 'welcome' },
  camera: { 'camera-on': 'position', returned: 'welcome' },
  position: { joined: 'pages', locked: 'password', ended: 'ending', returned: 'welcome' },
  pages: { 'all-seen': 'upload' },
  review: { reviewed: 'upload' },
  upload: { sent: 'thanks', ended: 'ending' },
  thanks: {},
  ending: { retried: 'opening' },
};

describe.each(STEPS)('in step %s', (step) => {
  it.each(Object.values(EVENTS))('$type leads where the table says', (event) => {
    expect(advanceRun({ step }, event).step).toBe(TABLE[step][event.type] ?? step);
  });
});

it('ends when the project takes nobody any more', () => {
  const closed: RunEvent = { type: 'opened', head: { ...HEAD, open: false } };
  expect(advanceRun({ step: 'opening' }, closed)).toMatchObject({ ending: 'complete' });
});

it('lets a person whose place is taken go on, without asking again', () => {
  const head = { ...HEAD, open: false };
  const welcome = advanceRun({ step: 'opening' }, { type: 'opened', head, resumed: RESUMED });
  expect(welcome.step).toBe('welcome');
  const camera = advanceRun(welcome, { type: 'started' });
  expect(camera).toMatchObject({ step: 'camera', consent: CONSENT, person: PERSON });
});

it('asks for the password before the consent, and keeps it', () => {
  const welcome: Run = { step: 'welcome', head: { ...HEAD, needsPassword: true } };
  const asked = advanceRun(welcome, { type: 'started' });
  expect(asked.step).toBe('password');
  const unlocked = advanceRun(asked, { type: 'unlocked', password: 'open-sesame' });
  expect(unlocked).toMatchObject({ step: 'consent', password: 'open-sesame' });
});

it('joins again with the password of the earlier visit', () => {
  const head = { ...HEAD, needsPassword: true };
  const resumed = { ...RESUMED, password: 'open-sesame' };
  const welcome = advanceRun({ step: 'opening' }, { type: 'opened', head, resumed });
  const camera = advanceRun(welcome, { type: 'started' });
  expect(camera).toMatchObject({ step: 'camera', password: 'open-sesame' });
});

it('shows all pages again at the end when the project asks for it', () => {
  const recording = { ...RECORDING, finalReview: true };
  const seen = advanceRun({ step: 'pages', recording }, { type: 'all-seen' });
  expect(seen.step).toBe('review');
});

it('keeps what was entered when a person goes back', () => {
  const run: Run = { step: 'camera', head: HEAD, consent: CONSENT, person: PERSON };
  const back = advanceRun(run, { type: 'returned', step: 'about-you' });
  expect(back).toEqual({ ...run, step: 'about-you' });
});

it('does not skip ahead when a person goes forward', () => {
  const run: Run = { step: 'consent', head: HEAD };
  expect(advanceRun(run, { type: 'returned', step: 'camera' })).toBe(run);
});

it('lets only somebody who declined think again', () => {
  const again: RunEvent = { type: 'returned', step: 'consent' };
  expect(advanceRun({ step: 'ending', ending: 'declined' }, again).step).toBe('consent');
  expect(advanceRun({ step: 'ending', ending: 'complete' }, again).step).toBe('ending');
});

it('asks before leaving while pages are shown or sent', () => {
  expect(STEPS.filter((step) => isAtStake({ step }))).toEqual(['pages', 'review', 'upload']);
});
