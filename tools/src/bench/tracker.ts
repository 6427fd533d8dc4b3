import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMissingPackages } from '@fovea/testkit/engines';
import { onInterrupt } from '#harness/on-interrupt.ts';
import type { Figure } from '#harness/parts.ts';
import { benchDropping } from './tracker/bench-dropping.ts';
import { benchMainThread } from './tracker/bench-main-thread.ts';
import { benchMemory, type MemoryMarks } from './tracker/bench-memory.ts';
import { benchSpeed } from './tracker/bench-speed.ts';
import { withBrowserPage } from './tracker/browser-page.ts';
import { drawFilm } from './tracker/film.ts';
import { servePage } from './tracker/page-server.ts';
import { toY4m } from './tracker/y4m.ts';

/** Faster than the engines: how fast they are does not hang on the camera. */
const FAST_HZ = 60;
const USUAL_HZ = 30;
const SHORT_MARKS: MemoryMarks = { earlySeconds: 30, lateSeconds: 120 };
const FULL_MARKS: MemoryMarks = { earlySeconds: 120, lateSeconds: 600 };

/**
 * The tracker's engines in Chromium on a rendered person, whom the browser takes for a camera of
 * 640 × 480. With `--full` memory is watched for ten minutes instead of two.
 */
export async function benchTracker(options: readonly string[]): Promise<readonly Figure[]> {
  if (findMissingPackages(['chromium']).length > 0) {
    throw new Error('Chromium is missing: npm run setup');
  }
  const marks = options.includes('--full') ? FULL_MARKS : SHORT_MARKS;
  const folder = await mkdtemp(join(tmpdir(), 'fovea-film-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  return onInterrupt((signal) => benchAll(join(folder, 'film.y4m'), marks, signal), removeFolder);
}

async function benchAll(
  filmFile: string,
  marks: MemoryMarks,
  signal: AbortSignal,
): Promise<readonly Figure[]> {
  const film = drawFilm();
  const pixels = film.frames.map(({ rgba }) => rgba);
  await writeFile(filmFile, toY4m(pixels, { ...film, rateHz: FAST_HZ }));
  const server = await servePage(film);
  const given = { url: server.url, filmFile, signal };
  try {
    const fast = await withBrowserPage(
      { ...given, engines: ['tasks-vision', 'face_mesh'], rateHz: FAST_HZ },
      async (page) => [...(await benchSpeed(page)), ...(await benchDropping(page))],
    );
    // A browser of its own: memory is that of an app, which has one engine.
    const usual = await withBrowserPage(
      { ...given, engines: ['tasks-vision'], rateHz: USUAL_HZ },
      async (page) => {
        const startMs = performance.now();
        const mainThread = await benchMainThread(page);
        return [...mainThread, ...(await benchMemory(page, startMs, marks))];
      },
    );
    return [...fast, ...usual];
  } finally {
    server.close();
  }
}
