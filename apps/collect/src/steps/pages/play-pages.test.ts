import { expect, it } from 'vitest';
import type { ManifestPage } from '#shared/collect-api.ts';
import { CROSS_MS, type PagePlayer, playPages } from './play-pages.ts';

const BOX = { widthPx: 390, heightPx: 753 };

const toPage = (index: number, timerMs: number | null): ManifestPage => ({
  id: `page-${index}`,
  index,
  kind: 'image',
  timerMs,
  assets: [],
});

function createLoggingPlayer(log: string[], onWait: (ms: number) => void = () => {}): PagePlayer {
  return {
    show: async ({ kind, page }) => void log.push(`${kind} ${page.index}`),
    prepare: async (page) => void log.push(`prepare ${page.index}`),
    wait: async (ms) => {
      log.push(`wait ${ms}`);
      onWait(ms);
    },
    waitForTap: async () => void log.push('tap'),
    measureBox: () => BOX,
    beginPage: (index, box) => log.push(`record ${index} ${box.widthPx}x${box.heightPx}`),
    endPage: async () => void log.push('stop'),
  };
}

it('shows a cross, then the page, and records only while the page is shown', async () => {
  const log: string[] = [];
  await playPages([toPage(0, 8000)], createLoggingPlayer(log), new AbortController().signal);
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

it('loads the next picture while one is looked at, and waits for a tap without a timer', async () => {
  const log: string[] = [];
  const pages = [toPage(3, null), toPage(4, 5000)];
  await playPages(pages, createLoggingPlayer(log), new AbortController().signal);
  expect(log.slice(4, 8)).toEqual(['record 3 390x753', 'prepare 4', 'tap', 'stop']);
});

it('records nothing more once the screen is left', async () => {
  const log: string[] = [];
  const leaving = new AbortController();
  const player = createLoggingPlayer(log, (ms) => ms === 8000 && leaving.abort());
  await playPages([toPage(0, 8000), toPage(1, 8000)], player, leaving.signal);
  expect(log.at(-1)).toBe('wait 8000');
});
