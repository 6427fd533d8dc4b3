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
  for (const page of new Set(bySeq.map((batch) => batch.page))) {
    const samples = toPage(bySeq.filter((batch) => batch.page === page));
    pages.set(page, samples);
    const spanHalfMs = samples.at(-1)?.t ?? 0;
    const expected = Math.floor((spanHalfMs * Math.max(rateHz, 20)) / 2_000) + 1;
    const invalid = samples.filter(({ valid }) => valid === 0).length;
    const lost = Math.min(1, (Math.max(0, expected - samples.length) + invalid) / expected);
    lastedHalfMs += spanHalfMs;
    weighted += spanHalfMs * 100 * (1 - lost);
    intervals += Math.max(0, samples.length - 1);
  }
  return {
    pages,
    validity: weighted / lastedHalfMs,
    effectiveHz: (intervals * 2_000) / lastedHalfMs,
  };
}

/** In order of time; what came late stays in and is invalid. Times count from the first sample. */
function toPage(batches: readonly ReadBatch[]): OwnSample[] {
  let newest = Number.NEGATIVE_INFINITY;
  const inOrder = batches.flatMap(({ samples, widthPx, heightPx }) =>
    samples.map((sample) => {
      const isLater = sample.halfMs > newest;
      newest = Math.max(newest, sample.halfMs);
      const isSeen = (sample.flags & FLAGS_THAT_COUNT) === (FACE | UPRIGHT);
      const isNear = isNearScreen(sample.x, widthPx) && isNearScreen(sample.y, heightPx);
      return { ...sample, valid: isLater && isSeen && isNear ? (1 as const) : (0 as const) };
    }),
  );
  inOrder.sort((a, b) => a.halfMs - b.halfMs);
  const start = inOrder[0]?.halfMs ?? 0;
  return inOrder.map(({ halfMs, x, y, scroll, valid }) => ({
    t: halfMs - start,
    x,
    y,
    scroll,
    valid,
  }));
}

/** Within the screen and a twentieth of it beyond each side: 20 · (x / 4) from −w to 21 · w. */
function isNearScreen(quarterPx: number, sidePx: number): boolean {
  return quarterPx * 5 >= -sidePx && quarterPx * 5 <= 21 * sidePx;
}
