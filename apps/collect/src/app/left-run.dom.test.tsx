import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRecordingStore } from '#recording/browser-store.ts';
import { getJoinKey } from '#recording/join-key.ts';
import type { StoredRun } from '#recording/recording-store.ts';
import { setRunMarker } from '#recording/run-marker.ts';
import { useTexts as useAboutYouTexts } from '#steps/about-you/texts.ts';
import { useTexts as useCameraTexts } from '#steps/camera/texts.ts';
import { useTexts as useConsentTexts } from '#steps/consent/texts.ts';
import { useTexts as useOtherTabTexts } from '#steps/other-tab/texts.ts';
import { useTexts as useSamePersonTexts } from '#steps/same-person/texts.ts';
import { useTexts as useWelcomeTexts } from '#steps/welcome/texts.ts';
import { forgetRuns } from '#testing/forget-runs.ts';
import { holdDevice } from '#testing/hold-device.ts';
import { openLink, SLUG } from '#testing/open-link.tsx';
import { readTexts } from '#testing/read-texts.ts';

const about = readTexts(useAboutYouTexts);
const camera = readTexts(useCameraTexts);
const consent = readTexts(useConsentTexts);
const tab = readTexts(useOtherTabTexts);
const same = readTexts(useSamePersonTexts);
const welcome = readTexts(useWelcomeTexts);

const RECORDING = '11111111-1111-4111-8111-111111111111';

/** Somebody has seen a page on this phone just now, and stopped. */
async function leaveRun(): Promise<StoredRun> {
  const run: StoredRun = {
    recordingId: RECORDING,
    slug: SLUG,
    joinKey: getJoinKey(SLUG),
    receipt: 'AAECAwQFBgcICQoLDA0ODw',
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
