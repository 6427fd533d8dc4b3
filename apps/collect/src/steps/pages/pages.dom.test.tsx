import { DEFAULT_LOOK } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import { useTexts as useSharedTexts } from '#shared/texts.ts';
import { expectTitle } from '#testing/expect-title.ts';
import { holdDevice, turnDevice } from '#testing/hold-device.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Pages } from './pages.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const shared = readTexts(useSharedTexts);

it('a page waits until the phone is turned, and nothing is recorded before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  holdDevice('mobile', 'landscape');
  const beginPage = vi.fn();
  const page = {
    id: 'p1',
    index: 0,
    kind: 'image',
    ...DEFAULT_LOOK,
    timerMs: null,
    assets: [],
    question: null,
  } as const;
  const recording = {
    pages: [page],
    pagesSeen: 0,
    add: () => undefined,
    flush: () => undefined,
    beginPage,
    endPage: async () => undefined,
    dropPage: () => undefined,
  } as unknown as RecordingRun;
  const source: GazeSource = {
    kind: 'scripted',
    start: () => undefined,
    stop: () => undefined,
    beginPage: () => undefined,
    nowMs: () => performance.now(),
    getStatus: () => ({ face: true, distance: true, light: true, steady: true }),
  };
  const hold = { device: 'mobile', orientation: 'portrait' } as const;
  const ignore = () => undefined;
  const handlePaused = vi.fn();
  const user = openStep(
    <Pages
      recording={recording}
      source={source}
      hold={hold}
      onSeen={ignore}
      onInterrupted={ignore}
      onPaused={handlePaused}
      onEnd={ignore}
    />,
  );
  await expectTitle(shared('turn_mobile_portrait'));
  // Longer than the cross stands.
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(beginPage).not.toHaveBeenCalled();
  turnDevice('portrait');
  expect(await screen.findByRole('button', { name: t('next') })).toBeVisible();
  await waitFor(() => expect(beginPage).toHaveBeenCalledOnce());
  // Visible indicator while recording, and one tap stops.
  await user.click(screen.getByRole('button', { name: t('stop') }));
  expect(handlePaused).toHaveBeenCalledOnce();
});
