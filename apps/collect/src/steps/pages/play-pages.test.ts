import { DEFAULT_LOOK } from '@fovea/contract';
import { expect, it } from 'vitest';
import type { ManifestPage } from '#shared/collect-api.ts';
import { CROSS_MS, type PagePlayer, playPages } from './play-pages.ts';

const BOX = { widthPx: 390, heightPx: 753 };

const toPage = (
  index: number,
  timerMs: number | null,
  kind: ManifestPage['kind'] = 'image',
): ManifestPage => ({
  id: `page-${index}`,
  index,
  kind,
  ...DEFAULT_LOOK,
  timerMs,
  assets: [],
  question: null,
});
const ANSWER = { pageId: 'page-1', choices: [0], text: null };
const { signal } = new AbortController();

function createLoggingPlayer(log: string[], onWait: (ms: number) => void = () => {}): PagePlayer {
  return {
    show: async ({ kind, page }) => void log.push(`${kind} ${page.index}`),
    prepare: async (page) => void log.push(`prepare ${page.index}`),
    wait: async (ms) => {
      log.push(`wait ${ms}`);
      onWait(ms);
    },
    waitUntilTurned: async () => false,
    waitUntilBack: async () => false,
    waitUntilLost: () => new Promise(() => undefined),
    endCross: () => undefined,
    dropPage: () => void log.push('drop'),
    waitForTap: async () => void log.push('tap'),
    startVideo: async (page) => void log.push(`start ${page.index}`),
    waitForVideoEnd: async (page) => void log.push(`end ${page.index}`),
    waitForAnswer: async () => {
      log.push('ask');
      return ANSWER;
    },
    measureBox: () => BOX,
    beginPage: (index, box) => log.push(`record ${index} ${box.widthPx}x${box.heightPx}`),
    endPage: async () => void log.push('stop'),
    beginQuestion: () => void log.push('camera off'),
    endQuestion: async (answer) => void log.push(`answer ${answer?.choices}`),
  };
}

it('shows a cross, then the page, and records only while the page is shown', async () => {
  const log: string[] = [];
  await playPages([toPage(0, 8000)], 0, createLoggingPlayer(log), signal);
  expect(log).toEqual([
    'cross 0',
    `wait ${CROSS_MS}`,
    'prepare 0',
    'page 0',
    'record 0 390x753',
    'wait 8000',
    'stop',
  ]);
});

it('shows the whole cross again to whoever had to turn the device, and records only then', async () => {
  const log: string[] = [];
  let turns = 1;
  const player = {
    ...createLoggingPlayer(log),
    async waitUntilTurned() {
      log.push('held');
      return turns-- > 0;
    },
  };
  await playPages([toPage(0, 8000)], 0, player, signal);
  const cross = [`wait ${CROSS_MS}`, 'prepare 0', 'held'];
  expect(log.slice(0, 9)).toEqual(['cross 0', ...cross, ...cross, 'page 0', 'record 0 390x753']);
});

it('lost face for 2 s: pause, page restarts, and the first showing does not count', async () => {
  const log: string[] = [];
  let isLost = true;
  const player: PagePlayer = {
    ...createLoggingPlayer(log),
    waitForTap: () => (isLost ? new Promise(() => undefined) : Promise.resolve()),
    waitUntilLost: () => (isLost ? Promise.resolve() : new Promise(() => undefined)),
    async waitUntilBack() {
      if (!isLost || !log.includes('drop')) return false;
      isLost = false;
      log.push('back');
      return true;
    },
  };
  await playPages([toPage(0, null)], 0, player, signal);
  const shown = log.filter((line) => !/wait|prepare/.test(line));
  const page = ['cross 0', 'page 0', 'record 0 390x753'];
  expect(shown).toEqual([...page, 'drop', 'back', ...page, 'stop']);
});

it('loads the next picture while one is looked at, and waits for a tap without a timer', async () => {
  const log: string[] = [];
  const pages = [toPage(3, null), toPage(4, 5000)];
  await playPages(pages, 0, createLoggingPlayer(log), signal);
  expect(log.slice(4, 8)).toEqual(['record 3 390x753', 'prepare 4', 'tap', 'stop']);
});

it('records nothing more once the screen is left', async () => {
  const log: string[] = [];
  const leaving = new AbortController();
  const player = createLoggingPlayer(log, (ms) => ms === 8000 && leaving.abort());
  await playPages([toPage(0, 8000), toPage(1, 8000)], 0, player, leaving.signal);
  expect(log.at(-1)).toBe('wait 8000');
});

it('records a video from its first moving frame to its end', async () => {
  const log: string[] = [];
  await playPages([toPage(2, null, 'video')], 0, createLoggingPlayer(log), signal);
  expect(log.slice(3)).toEqual(['page 2', 'start 2', 'record 2 390x753', 'end 2', 'stop']);
});

it('asks a question without a cross, without the camera and without gaze', async () => {
  const log: string[] = [];
  const pages = [toPage(1, null, 'survey'), toPage(2, 8000)];
  await playPages(pages, 0, createLoggingPlayer(log), signal);
  expect(log.slice(0, 6)).toEqual([
    'camera off',
    'ask',
    'question 1',
    'prepare 2',
    'answer 0',
    'cross 2',
  ]);
});

it('goes on behind the pages that an earlier visit has seen', async () => {
  const log: string[] = [];
  const pages = [toPage(5, 8000), toPage(3, 8000)];
  await playPages(pages, 1, createLoggingPlayer(log), signal);
  expect(log[0]).toBe('cross 3');
  expect(log).not.toContain('page 5');
});

it('goes on by itself after the longest time for a tap', async () => {
  const log: string[] = [];
  const player = { ...createLoggingPlayer(log), waitForTap: () => new Promise<void>(() => {}) };
  await playPages([{ ...toPage(0, null), tapLongestMs: 20_000 }], 0, player, signal);
  expect(log).toContain('wait 20000');
  expect(log.at(-1)).toBe('stop');
});

it('waits for the tap alone where no longest time is set', async () => {
  const log: string[] = [];
  await playPages([toPage(0, null)], 0, createLoggingPlayer(log), signal);
  expect(log.filter((line) => line.startsWith('wait'))).toEqual([`wait ${CROSS_MS}`]);
  expect(log).toContain('tap');
});
