import { CALLS } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRecordingStore } from '#recording/browser-store.ts';
import { hasRunMarker, setRunMarker } from '#recording/run-marker.ts';
import { findTakenPart, keepReceiptOf, markTakenPart } from '#recording/taken-part.ts';
import { answerCall, holdCall } from '#testing/answer-call.ts';
import { expectTitle } from '#testing/expect-title.ts';
import { forgetRuns } from '#testing/forget-runs.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';
import { Withdraw } from './withdraw.tsx';

const t = readTexts(useTexts);
const RECEIPT = 'AAECAwQFBgcICQoLDA0ODw';

const open = (hash = `#${RECEIPT}`, language: 'en' | 'ko' = 'en') => {
  history.replaceState(null, '', `/withdraw${hash}`);
  return openStep(<Withdraw />, language);
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(forgetRuns);
afterEach(() => history.replaceState(null, '', '/'));

it('asks once, sends the receipt, and says when it is done', async () => {
  const { asked, release } = holdCall(CALLS.withdrawRecording, { asked: true });
  const user = open();
  await expectTitle('Delete my data?');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('delete') }));
  expect(screen.getByRole('button', { name: t('working') })).toBeDisabled();
  release();
  await expectTitle(t('done'));
  expect(asked).toEqual([{ receipt: RECEIPT }]);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['offline', 'withdrawals_limited', 'internal'] as const)(
  'says that nothing is deleted when the answer is %s, and tries again',
  async (failure) => {
    answerCall(CALLS.withdrawRecording, failure);
    const user = open();
    await user.click(screen.getByRole('button', { name: t('delete') }));
    await expectTitle(t('failed'));
    answerCall(CALLS.withdrawRecording, { asked: true });
    await user.click(screen.getByRole('button', { name: t('retry') }));
    await expectTitle(t('done'));
  },
);

it.each(['', '#', '#short', `#${RECEIPT}x`])('needs a whole link: %s', async (hash) => {
  open(hash);
  await expectTitle(t('broken'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('speaks Korean', async () => {
  open(undefined, 'ko');
  await expectTitle('내 데이터를 삭제할까요?');
});

it('leaves nothing of the withdrawn run on the phone, and everything of another', async () => {
  answerCall(CALLS.withdrawRecording, { asked: true });
  const store = await openRecordingStore();
  const toRun = (recordingId: string, receipt: string) => ({
    recordingId,
    receipt,
    slug: 'abcdefghijkl',
    joinKey: recordingId,
    token: 'token',
    participant: 'P-001',
    startedAtMs: Date.now(),
    rateHz: 30,
    pagesSeen: 1,
    finished: true,
    consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] } as const,
    person: { gender: null, age: 30 },
  });
  const own = '11111111-1111-4111-8111-111111111111';
  const other = '22222222-2222-4222-8222-222222222222';
  await store.saveRun(toRun(own, RECEIPT));
  await store.saveRun(toRun(other, 'BBECAwQFBgcICQoLDA0ODw'));
  const bytes = new Uint8Array([1]);
  await store.saveBatch(own, { seq: 0, bytes, sha256: bytes, acknowledged: false });
  setRunMarker(true);
  markTakenPart('abcdefghijkl', 'P-001');
  await keepReceiptOf('abcdefghijkl', RECEIPT);
  markTakenPart('mnopqrstuvwx', 'P-002');
  const user = open();
  await user.click(screen.getByRole('button', { name: t('delete') }));
  await expectTitle(t('done'));
  expect((await store.listRuns()).map(({ recordingId }) => recordingId)).toEqual([other]);
  expect(await store.listBatches(own)).toEqual([]);
  expect(hasRunMarker()).toBe(true);
  expect(findTakenPart('abcdefghijkl')).toBeUndefined();
  expect(findTakenPart('mnopqrstuvwx')).toBe('P-002');
  await store.removeRun(other);
  setRunMarker(false);
});
