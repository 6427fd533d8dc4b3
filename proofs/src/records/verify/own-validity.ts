// The rules of validity written a second time, in integers of the wire and without the product's
// code: expected = floor(T·f) + 1, lost = (expected − came, at least 0) + invalid.
import type { ReadBatch } from './eg1-reader.ts';

export interface OwnSample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly scroll: number;
  readonly valid: 0 | 1;
}

export interface OwnRecording {
  readonly pages: ReadonlyMap<number, readonly OwnSample[]>;
  /** 0 to 100. */
  readonly validity: number;
  readonly effectiveHz: number;
  /** 0 to 100, by page. */
  readonly pageValidity: ReadonlyMap<number, number>;
  /** Percentages: came of those expected, tracked of those that came, valid of those tracked. */
  readonly components: {
    readonly samplingRate: number;
    readonly integrity: number;
    readonly onScreen: number;
  };
}

interface JudgedSample extends OwnSample {
  readonly tracked: 0 | 1;
}

const BLINK = 1;
const FACE = 2;
const PAUSED = 8;
const UPRIGHT = 16;
const MADE_UP = 64;
const FLAGS_THAT_COUNT = BLINK | FACE | PAUSED | UPRIGHT | MADE_UP;

export function measureOwn(batches: readonly ReadBatch[], rateHz: number): OwnRecording {
  const bySeq = [...batches].sort((a, b) => a.seq - b.seq);
  const pages = new Map<number, OwnSample[]>();
  let lastedHalfMs = 0;
  let weighted = 0;
  let intervals = 0;
  const pageValidity = new Map<number, number>();
  const counts = { expected: 0, inTime: 0, came: 0, tracked: 0, valid: 0 };
  for (const page of new Set(bySeq.map((batch) => batch.page))) {
    const judged = toPage(bySeq.filter((batch) => batch.page === page));
    const samples = judged.map(({ tracked: _, ...sample }) => sample);
    pages.set(page, samples);
    const spanHalfMs = samples.at(-1)?.t ?? 0;
    const expected = Math.floor((spanHalfMs * Math.max(rateHz, 20)) / 2_000) + 1;
    const invalid = samples.filter(({ valid }) => valid === 0).length;
    const lost = Math.min(1, (Math.max(0, expected - samples.length) + invalid) / expected);
    pageValidity.set(page, 100 * (1 - lost));
    counts.expected += expected;
    counts.inTime += Math.min(expected, samples.length);
    counts.came += samples.length;
    counts.tracked += judged.filter(({ tracked }) => tracked === 1).length;
    counts.valid += samples.length - invalid;
    lastedHalfMs += spanHalfMs;
    weighted += spanHalfMs * 100 * (1 - lost);
    intervals += Math.max(0, samples.length - 1);
  }
  return {
    pages,
    validity: weighted / lastedHalfMs,
    effectiveHz: (intervals * 2_000) / lastedHalfMs,
    pageValidity,
    components: {
      samplingRate: (100 * counts.inTime) / counts.expected,
      integrity: (100 * counts.tracked) / counts.came,
      onScreen: (100 * counts.valid) / counts.tracked,
    },
  };
}

/** In order of time; what came late stays in and is invalid. Times count from the first sample. */
function toPage(batches: readonly ReadBatch[]): JudgedSample[] {
  let newest = Number.NEGATIVE_INFINITY;
  const inOrder = batches.flatMap(({ samples, widthPx, heightPx }) =>
    samples.map((sample) => {
      const isLater = sample.halfMs > newest;
      newest = Math.max(newest, sample.halfMs);
      const isSeen = (sample.flags & FLAGS_THAT_COUNT) === (FACE | UPRIGHT);
      const isNear = isNearScreen(sample.x, widthPx) && isNearScreen(sample.y, heightPx);
      const tracked: 0 | 1 = isLater && isSeen ? 1 : 0;
      const valid: 0 | 1 = tracked === 1 && isNear ? 1 : 0;
      return { ...sample, tracked, valid };
    }),
  );
  inOrder.sort((a, b) => a.halfMs - b.halfMs);
  const start = inOrder[0]?.halfMs ?? 0;
  return inOrder.map(({ halfMs, x, y, scroll, valid, tracked }) => ({
    t: halfMs - start,
    x,
    y,
    scroll,
    valid,
    tracked,
  }));
}

/** Within the screen and a twentieth of it beyond each side: 20 · (x / 4) from −w to 21 · w. */
function isNearScreen(quarterPx: number, sidePx: number): boolean {
  return quarterPx * 5 >= -sidePx && quarterPx * 5 <= 21 * sidePx;
}
