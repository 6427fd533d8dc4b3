import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_REOPEN_MS, POLL_MS, REOPEN_MS, startLiveStream } from './live-stream.ts';

const PROJECT = '0198c5a2-8a6e-7000-8000-000000000001';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createLive() {
  const calls: string[] = [];
  const streams: ReturnType<typeof createStream>[] = [];
  const stop = startLiveStream({
    open: () => {
      const stream = createStream();
      streams.push(stream);
      return stream;
    },
    parseNotice: (text) => (text === '' ? undefined : { kind: 'participants', projectId: text }),
    onNotice: ({ projectId }) => calls.push(projectId),
    onReread: () => calls.push('reread'),
  });
  const last = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error('no stream was opened');
    return stream;
  };
  return { calls, streams, last, stop };
}

function createStream() {
  const listeners = new Map<string, (event: { data?: string }) => void>();
  return {
    readyState: 1,
    addEventListener: (kind: string, listener: (event: { data?: string }) => void) =>
      void listeners.set(kind, listener),
    close: () => void listeners.clear(),
    say: (kind: string, data?: string) => listeners.get(kind)?.(data === undefined ? {} : { data }),
  };
}

it('tells which project to read again, and reads nothing when it first connects', () => {
  const { calls, last } = createLive();
  last().say('open');
  last().say('notice', PROJECT);
  last().say('notice', '');
  expect(calls).toEqual([PROJECT]);
});

it('reads everything again when the server asks for it', () => {
  const { calls, last } = createLive();
  last().say('reread');
  expect(calls).toEqual(['reread']);
});

it('polls while the stream is down and reads once more when it is back', () => {
  const { calls, last } = createLive();
  last().say('error');
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(calls).toHaveLength(3);
  last().say('open');
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(calls).toHaveLength(4);
});

it('opens a new stream after a refusal, and none when the browser reconnects by itself', () => {
  const { last, streams } = createLive();
  last().say('error');
  vi.advanceTimersByTime(POLL_MS);
  expect(streams).toHaveLength(1);
  last().readyState = 2;
  last().say('error');
  vi.advanceTimersByTime(POLL_MS);
  expect(streams).toHaveLength(2);
});

it('asks ever more seldom for a stream that is refused, and soon again once it was open', () => {
  const { last, streams } = createLive();
  const refuse = () => {
    last().readyState = 2;
    last().say('error');
  };
  const waitForNext = (ms: number) => {
    refuse();
    const before = streams.length;
    vi.advanceTimersByTime(ms - 1);
    expect(streams).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(before + 1);
  };
  for (let ms = REOPEN_MS; ms < LONGEST_REOPEN_MS; ms *= 2) waitForNext(ms);
  waitForNext(LONGEST_REOPEN_MS);
  waitForNext(LONGEST_REOPEN_MS);
  last().say('open');
  waitForNext(REOPEN_MS);
});

it('is silent once it is stopped', () => {
  const { calls, last, stop } = createLive();
  last().say('error');
  stop();
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(calls).toEqual(['reread']);
});
