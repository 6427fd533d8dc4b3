import { expect, it } from 'vitest';
import type { ManifestPage } from './collect-api.ts';
import { loadEarly, type PageMedia } from './page-media.ts';

const MB = 1_000_000;
const LOOK = { layout: 'single', display: 'fullscreen', scale: 'fit', question: null } as const;
const WHERE = { alignX: 'center', alignY: 'center', timerMs: null } as const;
const EXTRAS = {
  background: null,
  tapLongestMs: null,
  startMuted: true,
  posterFrame: null,
} as const;

function toPage(id: string, kind: 'image' | 'video', bytes: number, durationMs: number | null) {
  const asset = {
    id,
    kind,
    url: `/${id}`,
    sources: [],
    widthPx: 300,
    heightPx: 600,
    posterUrl: null,
  };
  const assets = [{ ...asset, bytes, durationMs }];
  return { id, index: 0, kind, ...LOOK, ...WHERE, ...EXTRAS, assets } satisfies ManifestPage;
}

const PAGES: ManifestPage[] = [
  toPage('picture', 'image', 30 * MB, null),
  toPage('long film', 'video', 20 * MB, 170_000),
  toPage('large film', 'video', 20 * MB + 1, 10_000),
  toPage('film', 'video', MB, 10_000),
];

function createLog() {
  const loaded: string[] = [];
  const prepare: PageMedia['prepare'] = async ({ id }) => void loaded.push(id);
  return { loaded, media: { prepare } as PageMedia };
}

it('media load during calibration (videos to 20 MB), however long they are', async () => {
  const { media, loaded } = createLog();
  await loadEarly(media, PAGES, new AbortController().signal);
  expect(loaded).toEqual(['picture', 'long film', 'film']);
});

it('what a calibration that is over has not loaded is left to the pages', async () => {
  const { media, loaded } = createLog();
  await loadEarly(media, PAGES, AbortSignal.abort());
  expect(loaded).toEqual([]);
});
