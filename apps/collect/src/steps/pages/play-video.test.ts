import { expect, it } from 'vitest';
import { startVideo } from './play-video.ts';

const signal = new AbortController().signal;

it('a browser that refuses to play is asked again with a tap', async () => {
  const log: string[] = [];
  const video = {
    currentTime: 3,
    error: null,
    async play() {
      log.push(`play from ${this.currentTime}`);
      if (!log.includes('tap')) throw new DOMException('no tap yet', 'NotAllowedError');
    },
  };
  await startVideo(
    video as unknown as HTMLVideoElement,
    async () => {
      log.push('tap');
    },
    signal,
  );
  expect(log).toEqual(['play from 0', 'tap', 'play from 0']);
});

it('a film that cannot be shown is not waited for', async () => {
  const log: string[] = [];
  const video = {
    error: {},
    async play() {
      log.push('play');
      throw new DOMException('no such codec', 'NotSupportedError');
    },
  };
  const tap = async () => {
    log.push('tap');
  };
  await startVideo(video as unknown as HTMLVideoElement, tap, signal);
  expect(log).toEqual(['play']);
});
