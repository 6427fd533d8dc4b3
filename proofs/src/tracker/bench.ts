import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMissingPackages } from '@fovea/testkit/engines';
import { onInterrupt } from '@fovea/tools/harness/on-interrupt';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { benchDropping } from './bench/bench-dropping.ts';
import { benchMainThread } from './bench/bench-main-thread.ts';
import { benchMemory, type MemoryMarks } from './bench/bench-memory.ts';
import { benchSpeed, type SpeedSize } from './bench/bench-speed.ts';
import { withBrowserPage } from './bench/browser-page.ts';
import { drawFilm } from './bench/film.ts';
import { servePage } from './bench/page-server.ts';
import { toY4m } from './bench/y4m.ts';

/** Faster than the engine: how fast it is does not hang on the camera. */
const FAST_HZ = 60;
const USUAL_HZ = 30;
interface Size {
  readonly speed: SpeedSize;
  readonly droppingMs: number;
  readonly mainThreadMs: number;
  readonly memory: MemoryMarks;
}

const SIZES: Sizes<Size> = {
  short: {
    speed: { rounds: 2, blockMs: 3_000 },
    droppingMs: 5_000,
    mainThreadMs: 6_000,
    memory: { earlySeconds: 25, lateSeconds: 60 },
  },
  full: {
    speed: { rounds: 5, blockMs: 6_000 },
    droppingMs: 10_000,
    mainThreadMs: 12_000,
    memory: { earlySeconds: 120, lateSeconds: 600 },
  },
};

/**
 * The tracker's engine in Chromium on a rendered person, whom the browser takes for a camera of
 * 640 × 480. With `--full` memory is watched for ten minutes instead of one.
 */
export async function benchTracker(options: readonly string[]): Promise<readonly Figure[]> {
  if (findMissingPackages(['chromium']).length > 0) {
    throw new Error('Chromium is missing: npm run setup');
  }
  const size = pickSize(options, SIZES);
  const folder = await mkdtemp(join(tmpdir(), 'fovea-film-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  return onInterrupt((signal) => benchAll(join(folder, 'film.y4m'), size, signal), removeFolder);
}

async function benchAll(
  filmFile: string,
  size: Size,
  signal: AbortSignal,
): Promise<readonly Figure[]> {
  const film = drawFilm();
  const pixels = film.frames.map(({ rgba }) => rgba);
  await writeFile(filmFile, toY4m(pixels, { ...film, rateHz: FAST_HZ }));
  const server = await servePage(film);
  const given = { url: server.url, filmFile, signal };
  try {
    const fast = await withBrowserPage({ ...given, rateHz: FAST_HZ }, async (page) => [
      ...(await benchSpeed(page, size.speed)),
      ...(await benchDropping(page, size.droppingMs)),
    ]);
    // A browser of its own: memory is that of an app that has just begun.
    const usual = await withBrowserPage({ ...given, rateHz: USUAL_HZ }, async (page) => {
      const startMs = performance.now();
      const mainThread = await benchMainThread(page, size.mainThreadMs);
      return [...mainThread, ...(await benchMemory(page, startMs, size.memory))];
    });
    return [...fast, ...usual];
  } finally {
    server.close();
  }
}
