import { DEFAULT_LOOK } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import type { ManifestPage } from '#shared/collect-api.ts';
import { holdDevice, turnDevice } from '#testing/hold-device.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Pages } from './pages.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const PICTURE = {
  ...DEFAULT_LOOK,
  id: 'p1',
  index: 1,
  kind: 'image',
  timerMs: null,
  assets: [],
  question: null,
} as const satisfies ManifestPage;
const QUESTION: ManifestPage = {
  ...PICTURE,
  id: 'q0',
  index: 0,
  kind: 'survey',
  question: {
    kind: 'written',
    text: 'What did you see?',
    choices: [],
    allowSeveral: false,
    addOther: false,
    shuffleChoices: false,
    required: false,
  },
};

/** A question in front of a camera, then `following`. */
function openQuestion(following: readonly ManifestPage[]) {
  holdDevice('mobile');
  let pagesSeen = 0;
  const pages = [QUESTION, ...following];
  const recording = {
    pages,
    get pagesSeen() {
      return pagesSeen;
    },
    measured: {},
    add: () => undefined,
    flush: () => undefined,
    dropPage: () => undefined,
    beginPage: () => undefined,
    async answerPage() {
      pagesSeen += 1;
    },
  } as unknown as RecordingRun;
  const start = vi.fn();
  const source = {
    kind: 'camera',
    start,
    stop: () => undefined,
    beginPage: () => undefined,
    nowMs: () => performance.now(),
    camera: {
      watch: () => () => undefined,
      measureAt: () => ({ errorPx: null, driftPx: null }),
      getCalibrated: () => undefined,
      getFlags: () => [],
      getFailures: () => [],
    },
  } as unknown as GazeSource;
  const told = {
    onPage: vi.fn(),
    onSeen: vi.fn(),
    onInterrupted: vi.fn(),
    onPaused: vi.fn(),
    onEnd: vi.fn(),
  };
  const hold = { device: 'mobile', orientation: 'portrait' } as const;
  const user = openStep(<Pages recording={recording} source={source} hold={hold} {...told} />);
  const goOn = async () => user.click(await screen.findByRole('button', { name: t('goOn') }));
  const isAsked = () => waitFor(() => expect(told.onPage).toHaveBeenCalledWith(0));
  return { ...told, start, isAsked, goOn };
}

/** The test's document knows no full screen of its own. */
function leaveWholeScreen(): void {
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenElement'));
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
}

it('full screen left during a question: nothing is spoilt, and five dots come before the next page', async () => {
  const { isAsked, goOn, onInterrupted, start } = openQuestion([PICTURE]);
  await isAsked();
  leaveWholeScreen();
  expect(onInterrupted).not.toHaveBeenCalled();
  start.mockClear();
  await goOn();
  await waitFor(() => expect(onInterrupted).toHaveBeenCalledOnce());
  expect(start).not.toHaveBeenCalled();
});

it('turned during a question: five dots as well', async () => {
  const { isAsked, goOn, onInterrupted } = openQuestion([PICTURE]);
  await isAsked();
  turnDevice('landscape');
  turnDevice('portrait');
  await goOn();
  await waitFor(() => expect(onInterrupted).toHaveBeenCalledOnce());
});

it('where nothing is looked at any more no dots are shown', async () => {
  const { isAsked, goOn, onInterrupted, onSeen } = openQuestion([]);
  await isAsked();
  leaveWholeScreen();
  await goOn();
  await waitFor(() => expect(onSeen).toHaveBeenCalledOnce());
  expect(onInterrupted).not.toHaveBeenCalled();
});

it('a tap on “Go on” in the first frame of a question counts', async () => {
  const frames: FrameRequestCallback[] = [];
  const hold = vi.spyOn(window, 'requestAnimationFrame');
  hold.mockImplementation((callback) => frames.push(callback));
  onTestFinished(() => hold.mockRestore());
  const { goOn, onPage, onSeen } = openQuestion([]);
  await goOn();
  expect(onPage).not.toHaveBeenCalled();
  for (const paint of frames) paint(performance.now());
  await waitFor(() => expect(onSeen).toHaveBeenCalledOnce());
});

it('a question that nobody left is followed by its page', async () => {
  const { isAsked, goOn, onInterrupted, start } = openQuestion([PICTURE]);
  await isAsked();
  start.mockClear();
  await goOn();
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(onInterrupted).not.toHaveBeenCalled();
});
