import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CameraNews, DotsState, Learned } from '#recording/camera-tracking.ts';
import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import { expectTitle } from '#testing/expect-title.ts';
import { holdDevice } from '#testing/hold-device.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Calibration } from './calibration.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const LEARNED = { tries: 1 } as Learned;
const DOT: DotsState = {
  phase: 'dots',
  kind: 'calibration',
  point: { u: 0.5, v: 0.5 },
  number: 1,
  count: 9,
  pause: null,
};
const toJudged = (grade: 'good' | 'fair' | 'poor', isLast = false): DotsState => ({
  phase: 'judged',
  grade,
  reasons: grade === 'poor' ? ['off_target'] : [],
  isLast,
  spread: [],
});

/** The step with a camera whose dots and news are told by hand. */
function openCalibration(
  isCheck = false,
  learned?: Learned,
  device: 'mobile' | 'tablet' = 'mobile',
) {
  holdDevice(device);
  let state: DotsState = { phase: 'ready' };
  const listeners = new Set<() => void>();
  const watchers = new Set<(news: CameraNews) => void>();
  const tell = (next: DotsState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  const calibrating = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOn: vi.fn(() => void tell(DOT)),
  };
  const calibrate = vi.fn((_: unknown) => calibrating);
  const watch = (watcher: (news: CameraNews) => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const source = {
    start: () => undefined,
    camera: { calibrate, watch, getLearned: () => LEARNED },
  } as unknown as GazeSource;
  const keepMeasured = vi.fn(async (_: unknown) => undefined);
  const giveUp = vi.fn(async (_: string) => undefined);
  const recording = {
    pages: [],
    pagesSeen: 0,
    screen: { mmPerPx: 0.16, isAssumed: false },
    measured: { learned },
    keepMeasured,
    giveUp,
  } as unknown as RecordingRun;
  const onCalibrated = vi.fn();
  const onEnd = vi.fn();
  const user = openStep(
    <Calibration
      recording={recording}
      source={source}
      hold={{ device, orientation: 'portrait' }}
      isCheck={isCheck}
      onCalibrated={onCalibrated}
      onEnd={onEnd}
    />,
  );
  const tellNews = (news: CameraNews) =>
    act(() => {
      for (const watcher of watchers) watcher(news);
    });
  const start = async () => {
    await user.click(screen.getByRole('button', { name: t('start') }));
    await screen.findByRole('status');
  };
  return {
    user,
    start,
    tell,
    tellNews,
    calibrate,
    calibrating,
    keepMeasured,
    giveUp,
    onCalibrated,
    onEnd,
  };
}

it('dots begin when the person is ready, by the size of a pixel that the join told', async () => {
  const { start, calibrate } = openCalibration();
  await expectTitle(t('title'));
  await start();
  expect(calibrate).toHaveBeenCalledWith({ mmPerPx: 0.16, isCheck: false });
  expect(screen.getByRole('status')).toHaveTextContent(t('count', { number: 1, count: 9 }));
});

it('head moved: pauses with "Hold still"', async () => {
  const { start, tell } = openCalibration();
  await start();
  tell({ ...DOT, number: 3, pause: 'moved' });
  expect(screen.getByRole('status')).toHaveTextContent('Hold still');
});

it('result good: the pages start, or dots are shown again', async () => {
  const { user, start, tell, calibrate, onCalibrated } = openCalibration();
  await start();
  tell(toJudged('good'));
  await expectTitle('Good, that works');
  await user.click(screen.getByRole('button', { name: t('again') }));
  expect(calibrate).toHaveBeenCalledTimes(2);
  tell(toJudged('fair'));
  await user.click(screen.getByRole('button', { name: t('begin') }));
  expect(onCalibrated).toHaveBeenCalledOnce();
});

it('poor: "Let’s try once more" with the reason in plain words; the third time ends kindly', async () => {
  const { user, start, tell, calibrating, giveUp, onEnd } = openCalibration();
  await start();
  tell(toJudged('poor'));
  await expectTitle('Let’s try once more');
  expect(screen.getByText(t('off_target_mobile'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('retry') }));
  expect(calibrating.goOn).toHaveBeenCalledTimes(2);
  expect(giveUp).not.toHaveBeenCalled();
  tell(toJudged('poor', true));
  expect(giveUp).toHaveBeenCalledWith('calibration_failed');
  expect(onEnd).toHaveBeenCalledWith('not-tracked');
});

it('advice 30 to 40 cm is for phones: tablets are held at the middle of their 35 to 60', async () => {
  const { start, tell } = openCalibration(false, undefined, 'tablet');
  await start();
  tell(toJudged('poor'));
  expect(screen.getByText(/hold the device at 40 to 50 cm/)).toBeVisible();
});

it('after a break five dots check, and the page goes on by itself when they agree', async () => {
  const { start, tell, calibrate, onCalibrated } = openCalibration(true);
  await expectTitle(t('checkTitle'));
  await start();
  expect(calibrate).toHaveBeenCalledWith({ mmPerPx: 0.16, isCheck: true });
  tell(toJudged('fair'));
  expect(onCalibrated).toHaveBeenCalledOnce();
});

it('resume: five dots judge the weights that were kept, and what stands is kept again', async () => {
  const { start, tell, calibrate, keepMeasured } = openCalibration(true, LEARNED);
  await start();
  expect(calibrate).toHaveBeenCalledWith({ mmPerPx: 0.16, isCheck: true, learned: LEARNED });
  expect(keepMeasured).not.toHaveBeenCalled();
  tell(toJudged('good'));
  expect(keepMeasured).toHaveBeenCalledWith({ learned: LEARNED });
});

it('a camera that is too slow gives the place back; one that was lost may come back', async () => {
  const { tellNews, giveUp, onEnd } = openCalibration();
  tellNews('camera-lost');
  expect(onEnd).toHaveBeenLastCalledWith('camera-lost');
  expect(giveUp).not.toHaveBeenCalled();
  tellNews('unusable');
  expect(giveUp).toHaveBeenLastCalledWith('browser_unusable');
  expect(onEnd).toHaveBeenLastCalledWith('browser-unusable');
  tellNews('too-slow');
  expect(giveUp).toHaveBeenCalledWith('camera_too_slow');
  expect(onEnd).toHaveBeenLastCalledWith('camera-too-slow');
});
