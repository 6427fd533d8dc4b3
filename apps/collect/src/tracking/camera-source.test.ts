import type { GazeSample } from '@fovea/collect-client';
import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import type { FollowOptions } from '@fovea/tracker/engines';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CameraNews } from '#recording/camera-tracking.ts';
import { type CameraParts, createCameraSource, toFacePlace } from './camera-source.ts';

/** A camera whose frames are given by hand; nobody is in front of it. */
function openCamera() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let nowMs = 0;
  let follow: FollowOptions | undefined;
  let isSmall = false;
  const lowered: number[] = [];
  const replaceEngine = vi.fn(async () => ({ place: 'page', frames: 'bitmap' }));
  const parts = {
    input: {
      stream: { getVideoTracks: () => [] },
      nowMs: () => nowMs,
      follow(_: unknown, options: FollowOptions) {
        follow = options;
        return { countDropped: () => 0, stop: () => undefined };
      },
      async lower() {
        if (isSmall) return false;
        isSmall = true;
        lowered.push(nowMs);
        return true;
      },
      close: () => undefined,
    },
    video: { videoWidth: 640, videoHeight: 480 },
    engine: { place: 'worker', frames: 'bitmap' },
    replaceEngine,
    measureBox: () => ({ widthPx: 390, heightPx: 844 }),
    onClose: () => undefined,
  } as unknown as CameraParts;
  const source = createCameraSource(parts);
  const news: CameraNews[] = [];
  const samples: GazeSample[] = [];
  source.camera.watch((each) => news.push(each));
  source.start((sample) => samples.push(sample));
  const play = async (hz: number, forMs: number, workMs = 12) => {
    for (const untilMs = nowMs + forMs; nowMs < untilMs; ) {
      nowMs += 1_000 / hz;
      follow?.onDetection({ tMs: nowMs, face: null, workMs }, { tMs: nowMs, clock: 'capture' });
      await vi.advanceTimersByTimeAsync(1_000 / hz);
    }
  };
  /** Frames of 30 Hz; those with an x fail. */
  const playMarks = async (marks: string) => {
    for (const mark of marks) {
      nowMs += 1_000 / 30;
      const time = { tMs: nowMs, clock: 'capture' } as const;
      if (mark === 'x') follow?.onError('landmarks', new Error('GLctx'), time);
      else follow?.onDetection({ tMs: nowMs, face: null, workMs: 12 }, time);
      await vi.advanceTimersByTimeAsync(1_000 / 30);
    }
  };
  const isMarked = () => ((samples.at(-1)?.flags ?? 0) & SAMPLE_FLAGS.lowFps) !== 0;
  return { source, news, lowered, play, playMarks, replaceEngine, isMarked };
}

it('[RW2] a camera of 18 Hz gets a lower resolution once, and goes on', async () => {
  const { source, news, lowered, play, isMarked } = openCamera();
  await play(18, 20_000);
  expect(lowered).toHaveLength(1);
  expect(news).not.toContain('too-slow');
  expect(isMarked()).toBe(false);
  expect(source.camera.getFlags()).toEqual(['low_rate']);
});

it('[RW3] samples of a camera of 12 Hz are marked, and it goes on', async () => {
  const { source, news, lowered, play, isMarked } = openCamera();
  await play(12, 20_000);
  expect(lowered).toHaveLength(1);
  expect(isMarked()).toBe(true);
  expect(news).not.toContain('too-slow');
  expect(source.camera.getFlags()).toEqual(['low_rate']);
});

it('[RW4] a camera of 8 Hz is stopped, after the lower resolution was tried', async () => {
  const { news, lowered, play } = openCamera();
  await play(8, 8_000);
  expect(lowered).toHaveLength(1);
  expect(news).not.toContain('too-slow');
  await play(8, 4_000);
  expect(news).toContain('too-slow');
});

it('[RW7] a hot phone gets a lower resolution and a flag', async () => {
  const { source, news, lowered, play } = openCamera();
  await play(30, 31_000);
  expect(lowered).toEqual([]);
  await play(25, 6_000, 40);
  expect(lowered).toHaveLength(1);
  expect(source.camera.getFlags()).toContain('hot');
  expect(news).not.toContain('too-slow');
});

it('a camera of 30 Hz is left alone', async () => {
  const { source, lowered, play, isMarked } = openCamera();
  await play(30, 40_000);
  expect([lowered, source.camera.getFlags(), isMarked()]).toEqual([[], [], false]);
});

it('[FL4] ten failed frames spoil what is shown, and a new engine goes on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { source, news, playMarks, replaceEngine } = openCamera();
  await playMarks(`${'.'.repeat(30)}${'x'.repeat(9)}.`);
  expect([news, source.camera.getFlags()]).toEqual([[], []]);
  await playMarks('x'.repeat(10));
  expect(news).toEqual(['face-lost']);
  expect(replaceEngine).toHaveBeenCalledOnce();
  expect(source.camera.getFlags()).toEqual(['frames_failed']);
  expect(source.camera.getFailures()).toEqual([{ kind: 'landmarks', count: 19 }]);
  await playMarks('.'.repeat(100));
  expect(news).toEqual(['face-lost']);
});

it('[FL4] a second engine that fails ends it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { news, playMarks, replaceEngine } = openCamera();
  await playMarks('x'.repeat(10));
  await playMarks(`${'.'.repeat(30)}${'.x'.repeat(30)}`);
  expect(news).toEqual(['face-lost', 'face-lost', 'unusable']);
  expect(replaceEngine).toHaveBeenCalledOnce();
});

it('an engine that cannot be opened again ends it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { news, playMarks, replaceEngine } = openCamera();
  replaceEngine.mockRejectedValue(new Error('no known face is found'));
  await playMarks('x'.repeat(10));
  expect(news).toEqual(['face-lost', 'unusable']);
});

it('a face lies where its outermost points are, in px of the picture', () => {
  const points = new Float32Array([0.5, 0.25, 0, 0.25, 0.5, 0, 0.75, 0.5, 0, 0.5, 1, 0]);
  const patches = [new Uint8Array(), new Uint8Array()] as const;
  const face = { points, headPose: new Float32Array(16), widthPx: 640, heightPx: 480, patches };
  expect(toFacePlace(face)).toEqual({
    left: 160,
    top: 120,
    width: 320,
    height: 360,
    pictureWidth: 640,
    pictureHeight: 480,
  });
});
