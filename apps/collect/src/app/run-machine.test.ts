import { describe, expect, expectTypeOf, it } from 'vitest';
import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import type { StoredRun } from '#recording/recording-store.ts';
import type { ProjectHead } from '#shared/project-head.ts';
import {
  advanceRun,
  holdsRun,
  isAtStake,
  type Run,
  type RunEvent,
  type RunIn,
  STEPS,
  type Step,
} from './run-machine.ts';

const HEAD: ProjectHead = {
  slug: 'abcdefghijkl',
  code: 'KX472P',
  isTest: false,
  name: 'Drink ad test',
  device: 'mobile',
  orientation: 'portrait',
  open: true,
  needsPassword: false,
  lengthMs: 20_000,
  contents: { pictures: 2, videos: 0, questions: 0 },
  briefing: { researcher: '', contact: '', consentText: '', instructions: '' },
  consent: { version: 'consent-2', purposes: ['gaze', 'answers'], privacyContact: 'p@example.com' },
};
const RECORDING = { participant: 'P-001', finalReview: false, measured: {} } as RecordingRun;
const SOURCE = {} as GazeSource;
const CAMERA = { camera: {} } as GazeSource;
const CONSENT = { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] } as const;
const PERSON = { gender: null, age: 30 };
const RESUMED: StoredRun = {
  recordingId: 'r1',
  slug: HEAD.slug,
  joinKey: 'j1',
  receipt: 'AAECAwQFBgcICQoLDA0ODw',
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
  opened: { type: 'opened', head: HEAD, device: 'mobile' },
  'found-unsent': { type: 'found-unsent', recording: RECORDING },
  unlinked: { type: 'unlinked' },
  'held-elsewhere': { type: 'held-elsewhere' },
  ended: { type: 'ended', ending: 'failed' },
  retried: { type: 'retried' },
  'same-person': { type: 'same-person' },
  'another-person': { type: 'another-person' },
  started: { type: 'started' },
  unlocked: { type: 'unlocked', password: 'open-sesame', briefing: HEAD.briefing },
  agreed: { type: 'agreed', consent: CONSENT },
  declined: { type: 'declined' },
  described: { type: 'described', person: PERSON },
  instructed: { type: 'instructed' },
  'camera-on': { type: 'camera-on', source: SOURCE },
  joined: { type: 'joined', recording: RECORDING, source: SOURCE },
  locked: { type: 'locked' },
  calibrated: { type: 'calibrated' },
  interrupted: { type: 'interrupted' },
  paused: { type: 'paused' },
  'went-on': { type: 'went-on' },
  stopped: { type: 'stopped', isKept: true },
  'all-seen': { type: 'all-seen' },
  reviewed: { type: 'reviewed' },
  sent: { type: 'sent' },
  returned: { type: 'returned', step: 'welcome' },
};

const OPENED = { type: 'opened', head: HEAD, device: 'mobile' } as const;
const TOLD = { head: HEAD, consent: CONSENT, person: PERSON };
const RUNS: { readonly [Each in Step]: RunIn<Each> } = {
  opening: { step: 'opening' },
  'project-id': { step: 'project-id' },
  'other-tab': { step: 'other-tab' },
  'other-device': { step: 'other-device', head: HEAD, device: 'computer' },
  'taken-part': { step: 'taken-part', head: HEAD, participant: 'P-001' },
  'same-person': { step: 'same-person', head: HEAD, resumed: RESUMED },
  welcome: { step: 'welcome', head: HEAD },
  password: { step: 'password', head: HEAD },
  consent: { step: 'consent', head: HEAD },
  'about-you': { step: 'about-you', head: HEAD, consent: CONSENT },
  instructions: { step: 'instructions', ...TOLD },
  camera: { step: 'camera', ...TOLD },
  position: { step: 'position', ...TOLD, source: SOURCE },
  calibration: {
    step: 'calibration',
    head: HEAD,
    recording: RECORDING,
    source: CAMERA,
    isCheck: false,
  },
  pages: { step: 'pages', head: HEAD, recording: RECORDING, source: SOURCE },
  stop: { step: 'stop', head: HEAD, recording: RECORDING, source: SOURCE },
  stopped: { step: 'stopped', recording: RECORDING, isKept: true },
  review: { step: 'review', recording: RECORDING },
  upload: { step: 'upload', recording: RECORDING },
  thanks: { step: 'thanks', recording: RECORDING },
  ending: { step: 'ending', ending: 'failed' },
};

/** Where each event leads. What is not listed changes nothing. */
const TABLE: Readonly<Record<Step, Partial<Record<RunEvent['type'], Step>>>> = {
  opening: {
    opened: 'welcome',
    'found-unsent': 'upload',
    unlinked: 'project-id',
    'held-elsewhere': 'other-tab',
    ended: 'ending',
  },
  'project-id': {},
  'other-tab': { retried: 'opening' },
  'other-device': { retried: 'opening' },
  'taken-part': { 'another-person': 'welcome' },
  'same-person': { 'same-person': 'camera', 'another-person': 'welcome' },
  welcome: { started: 'consent' },
  password: { unlocked: 'consent', returned: 'welcome' },
  consent: { agreed: 'about-you', declined: 'ending', returned: 'welcome' },
  'about-you': { described: 'camera', returned: 'welcome' },
  instructions: { instructed: 'camera', returned: 'welcome' },
  camera: { 'camera-on': 'position', ended: 'ending', returned: 'welcome' },
  position: {
    joined: 'pages',
    locked: 'password',
    'held-elsewhere': 'other-tab',
    ended: 'ending',
    returned: 'welcome',
  },
  calibration: { calibrated: 'pages', ended: 'ending' },
  pages: { 'all-seen': 'upload', interrupted: 'calibration', paused: 'stop', ended: 'ending' },
  stop: { 'went-on': 'pages', stopped: 'stopped' },
  stopped: {},
  review: { reviewed: 'upload' },
  upload: { sent: 'thanks', ended: 'ending' },
  thanks: {},
  ending: { retried: 'opening' },
};

describe.each(STEPS)('in step %s', (step) => {
  it.each(Object.values(EVENTS))('$type leads where the table says', (event) => {
    expect(advanceRun(RUNS[step], event).step).toBe(TABLE[step][event.type] ?? step);
  });
});

it('a camera is calibrated before the pages, and checked after a pause; a script is not', () => {
  const joined = advanceRun(RUNS.position, { ...EVENTS.joined, source: CAMERA } as RunEvent);
  expect(joined).toMatchObject({ step: 'calibration', isCheck: false });
  const pages = advanceRun(joined, { type: 'calibrated' });
  expect(pages).toMatchObject({ step: 'pages', source: CAMERA });
  const checked = advanceRun(pages, { type: 'interrupted' });
  expect(checked).toMatchObject({ step: 'calibration', isCheck: true });
  expect(advanceRun(RUNS.position, EVENTS.joined).step).toBe('pages');
  // Weights that an earlier visit kept are judged, not learned anew.
  const recording = { ...RECORDING, measured: { learned: {} } } as RecordingRun;
  const resumed = { ...EVENTS.joined, recording, source: CAMERA } as RunEvent;
  expect(advanceRun(RUNS.position, resumed)).toMatchObject({ step: 'calibration', isCheck: true });
  const stop = advanceRun(pages, { type: 'paused' });
  expect(advanceRun(stop, { type: 'went-on' })).toEqual(checked);
});

it('ends when the project takes nobody any more', () => {
  const closed: RunEvent = { type: 'opened', head: { ...HEAD, open: false }, device: 'computer' };
  expect(advanceRun(RUNS.opening, closed)).toMatchObject({ ending: 'complete' });
});

it.each([
  ['a computer', 'mobile', 'computer'],
  ['a computer', 'tablet', 'computer'],
  ['a phone', 'tablet', 'mobile'],
  ['a tablet', 'mobile', 'tablet'],
] as const)('%s is led away from a project for a %s', (_, wanted, device) => {
  const head = { ...HEAD, device: wanted };
  const opened = advanceRun(RUNS.opening, { ...OPENED, head, device });
  expect(opened).toEqual({ step: 'other-device', head, device });
});

it('tells whoever has finished on this phone, also when the project is full by now', () => {
  for (const open of [true, false]) {
    const opened = advanceRun(RUNS.opening, {
      ...OPENED,
      head: { ...HEAD, open },
      takenPart: 'P-007',
    });
    expect(opened).toMatchObject({ step: 'taken-part', participant: 'P-007' });
  }
});

it('begins for another person with nothing of the first', () => {
  const taken = advanceRun(RUNS.opening, {
    ...OPENED,
    told: { consent: CONSENT, person: PERSON },
    takenPart: 'P-007',
  });
  expect(advanceRun(taken, { type: 'another-person' })).toEqual(RUNS.welcome);
});

it('has what was told before the page was loaded again, but asks for the password', () => {
  const head = { ...HEAD, needsPassword: true };
  const told = { consent: CONSENT, person: PERSON };
  const welcome = advanceRun(RUNS.opening, { ...OPENED, head, told });
  const asked = advanceRun(welcome, { type: 'started' });
  expect(asked).toMatchObject({ step: 'password', ...told });
  const read = advanceRun(asked, { ...EVENTS.unlocked, briefing: HEAD.briefing } as RunEvent);
  expect(read).toMatchObject({ step: 'consent', ...told });
});

it('lets a person whose place is taken go on when it is the same, without asking again', () => {
  const head = { ...HEAD, open: false };
  const asked = advanceRun(RUNS.opening, {
    ...OPENED,
    head,
    resumed: RESUMED,
    takenPart: 'P-001',
  });
  expect(asked.step).toBe('same-person');
  const camera = advanceRun(asked, { type: 'same-person' });
  expect(camera).toMatchObject({ step: 'camera', consent: CONSENT, person: PERSON });
  const back = advanceRun(camera, { type: 'returned', step: 'same-person' });
  expect(back).toEqual(asked);
});

it('gives another person nothing of the one before, and no place that the project does not have', () => {
  const told = { consent: CONSENT, person: PERSON };
  const asked = advanceRun(RUNS.opening, { ...OPENED, resumed: RESUMED, told });
  expect(advanceRun(asked, { type: 'another-person' })).toEqual(RUNS.welcome);
  const full: Run = { ...RUNS['same-person'], head: { ...HEAD, open: false } };
  expect(advanceRun(full, { type: 'another-person' })).toMatchObject({ ending: 'complete' });
});

it('asks for the password before the consent, and keeps it', () => {
  const welcome: Run = { step: 'welcome', head: { ...HEAD, needsPassword: true } };
  const asked = advanceRun(welcome, { type: 'started' });
  expect(asked.step).toBe('password');
  const unlocked = advanceRun(asked, { ...EVENTS.unlocked, briefing: HEAD.briefing } as RunEvent);
  expect(unlocked).toMatchObject({ step: 'consent', password: 'open-sesame' });
});

it('joins again with the password of the earlier visit', () => {
  const head = { ...HEAD, needsPassword: true };
  const resumed = { ...RESUMED, password: 'open-sesame' };
  const asked = advanceRun(RUNS.opening, { ...OPENED, head, resumed });
  const camera = advanceRun(asked, { type: 'same-person' });
  expect(camera).toMatchObject({ step: 'camera', password: 'open-sesame' });
});

it('shows all pages again at the end when the project asks for it', () => {
  const recording = { ...RECORDING, finalReview: true };
  const seen = advanceRun({ ...RUNS.pages, recording }, { type: 'all-seen' });
  expect(seen.step).toBe('review');
});

it('shows the pages with the source of the position check', () => {
  expect(advanceRun(RUNS.camera, EVENTS['camera-on'])).toMatchObject({ source: SOURCE });
  expect(advanceRun(RUNS.position, EVENTS.joined)).toEqual(RUNS.pages);
});

it.each(['welcome', 'password', 'consent', 'about-you', 'camera'] as const)(
  'keeps what was entered when a person goes back to %s',
  (step) => {
    const back = advanceRun(RUNS.position, { type: 'returned', step });
    expect(back).toMatchObject({ step, ...TOLD });
  },
);

it.each(['consent', 'camera', 'pages'] as const)('does not skip ahead to %s', (step) => {
  expect(advanceRun(RUNS.consent, { type: 'returned', step })).toBe(RUNS.consent);
});

it('lets only somebody who declined think again, with all that was told', () => {
  const left: RunIn<'consent'> = { ...RUNS.consent, password: 'open-sesame' };
  const again: RunEvent = { type: 'returned', step: 'consent' };
  expect(advanceRun(advanceRun(left, { type: 'declined' }), again)).toBe(left);
  expect(advanceRun({ step: 'ending', ending: 'complete' }, again).step).toBe('ending');
});

it('asks before leaving while pages are shown or sent', () => {
  const asking = STEPS.filter((step) => isAtStake(RUNS[step]));
  expect(asking).toEqual(['calibration', 'pages', 'stop', 'review', 'upload']);
});

it('shares its run with no other tab while it looks for one, takes a place or has one', () => {
  const held = STEPS.filter((step) => holdsRun(RUNS[step]));
  expect(held).toEqual([
    'opening',
    'same-person',
    'position',
    'calibration',
    'pages',
    'stop',
    'review',
    'upload',
  ]);
  expect(holdsRun({ ...RUNS.camera, resumed: RESUMED })).toBe(true);
});

// A run that lacks what its screen needs does not compile.
expectTypeOf<{ step: 'welcome' }>().not.toExtend<Run>();
expectTypeOf<{ step: 'camera'; head: ProjectHead }>().not.toExtend<Run>();
expectTypeOf<{ step: 'pages'; recording: RecordingRun }>().not.toExtend<Run>();
expectTypeOf<{ step: 'ending' }>().not.toExtend<Run>();
expectTypeOf<{ step: 'ending'; ending: 'declined' }>().not.toExtend<Run>();
