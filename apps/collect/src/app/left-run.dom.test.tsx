import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRecordingStore } from '#recording/browser-store.ts';
import { getJoinKey } from '#recording/join-key.ts';
import type { StoredRun } from '#recording/recording-store.ts';
import { setRunMarker } from '#recording/run-marker.ts';
import aboutEn from '#steps/about-you/about-you.en.json' with { type: 'json' };
import aboutKo from '#steps/about-you/about-you.ko.json' with { type: 'json' };
import cameraEn from '#steps/camera/camera.en.json' with { type: 'json' };
import cameraKo from '#steps/camera/camera.ko.json' with { type: 'json' };
import consentEn from '#steps/consent/consent.en.json' with { type: 'json' };
import consentKo from '#steps/consent/consent.ko.json' with { type: 'json' };
import tabEn from '#steps/other-tab/other-tab.en.json' with { type: 'json' };
import tabKo from '#steps/other-tab/other-tab.ko.json' with { type: 'json' };
import sameEn from '#steps/same-person/same-person.en.json' with { type: 'json' };
import sameKo from '#steps/same-person/same-person.ko.json' with { type: 'json' };
import welcomeEn from '#steps/welcome/welcome.en.json' with { type: 'json' };
import welcomeKo from '#steps/welcome/welcome.ko.json' with { type: 'json' };
import { forgetRuns } from '#testing/forget-runs.ts';
import { holdDevice } from '#testing/hold-device.ts';
import { openLink, SLUG } from '#testing/open-link.tsx';
import { readTexts } from '#testing/read-texts.ts';

const about = readTexts({ en: aboutEn, ko: aboutKo });
const camera = readTexts({ en: cameraEn, ko: cameraKo });
const consent = readTexts({ en: consentEn, ko: consentKo });
const tab = readTexts({ en: tabEn, ko: tabKo });
const same = readTexts({ en: sameEn, ko: sameKo });
const welcome = readTexts({ en: welcomeEn, ko: welcomeKo });

const RECORDING = '11111111-1111-4111-8111-111111111111';

/** Somebody has seen a page on this phone just now, and stopped. */
async function leaveRun(): Promise<StoredRun> {
  const run: StoredRun = {
    recordingId: RECORDING,
    slug: SLUG,
    joinKey: getJoinKey(SLUG),
    token: 'token',
    participant: 'P-001',
    startedAtMs: Date.now(),
    rateHz: 30,
    consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
    person: { gender: 'female', age: 27 },
    pagesSeen: 1,
    finished: false,
  };
  await (await openRecordingStore()).saveRun(run);
  setRunMarker(true);
  return run;
}

const findTitle = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

beforeEach(() => {
  holdDevice('mobile');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(forgetRuns);
afterEach(async () => {
  await forgetRuns();
  setRunMarker(false);
});

it('asks whether it is the same person, who then goes on without being asked again', async () => {
  await leaveRun();
  const user = openLink({ open: false });
  await findTitle(same('title'));
  await user.click(screen.getByRole('button', { name: same('same') }));
  await findTitle(camera('title'));
  expect(await (await openRecordingStore()).listRuns()).toHaveLength(1);
});

it('begins anew for somebody else, with a consent, an age and a place of their own', async () => {
  const { joinKey } = await leaveRun();
  const user = openLink();
  await findTitle(same('title'));
  await user.click(screen.getByRole('button', { name: same('another') }));
  await findTitle(welcome('title'));
  await user.click(screen.getByRole('button', { name: welcome('start') }));
  await findTitle(consent('title'));
  for (const box of screen.getAllByRole('checkbox')) {
    expect(box).not.toBeChecked();
    await user.click(box);
  }
  await user.click(screen.getByRole('button', { name: consent('agree') }));
  expect(await screen.findByRole('textbox', { name: about('age') })).toHaveValue('');
  expect(getJoinKey(SLUG)).not.toBe(joinKey);
  // All of the former person's gaze is with the server: nothing of them stays on the phone.
  await waitFor(async () => expect(await (await openRecordingStore()).listRuns()).toEqual([]));
});

it('waits while another tab has the run, and takes over when that one is closed', async () => {
  await leaveRun();
  const { promise: closed, resolve: closeOtherTab } = Promise.withResolvers<void>();
  const request = async (
    _: string,
    { ifAvailable }: LockOptions,
    use: (lock: object | null) => unknown,
  ) => {
    if (ifAvailable === true) return use(null);
    await closed;
    return use({});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    const user = openLink();
    await findTitle(tab('title'));
    expect(screen.queryByRole('button')).toBeNull();
    closeOtherTab();
    await findTitle(same('title'));
    await user.click(screen.getByRole('button', { name: same('another') }));
    await findTitle(welcome('title'));
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});
