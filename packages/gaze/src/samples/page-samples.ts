import type { Eg1Batch } from './eg1-batch.ts';
import { COORDINATE_UNIT_PX, DT_UNIT_MS } from './wire-units.ts';

/** All samples of one page in time order; ties keep their order of arrival. */
export interface PageSamples {
  readonly page: number;
  readonly n: number;
  /** Device clock. */
  readonly tMs: Float64Array;
  /** CSS px on the screen. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** CSS px the page is scrolled by; add to y for a place on the page. */
  readonly scrollY: Float64Array;
  readonly confidence: Uint8Array;
  /** Bits of SAMPLE_FLAGS. */
  readonly flags: Uint8Array;
  /** 1 where the time is later than that of every earlier sample of the page by seq. */
  readonly monotone: Uint8Array;
  /** CSS px of the screen at that moment. */
  readonly widthPx: Uint16Array;
  readonly heightPx: Uint16Array;
}

export function createPageSamples(page: number, n: number): PageSamples {
  return {
    page,
    n,
    tMs: new Float64Array(n),
    x: new Float32Array(n),
    y: new Float32Array(n),
    scrollY: new Float64Array(n),
    confidence: new Uint8Array(n),
    flags: new Uint8Array(n),
    monotone: new Uint8Array(n),
    widthPx: new Uint16Array(n),
    heightPx: new Uint16Array(n),
  };
}

/** One entry per page that has a batch, by page number. Batches may come in any order. */
export function toPageSamples(batches: readonly Eg1Batch[]): PageSamples[] {
  const bySeq = batches.toSorted((a, b) => a.seq - b.seq);
  const byPage = Map.groupBy(bySeq, (batch) => batch.page);
  return [...byPage].toSorted(([a], [b]) => a - b).map(([page, own]) => toOnePage(page, own));
}

function toOnePage(page: number, batches: readonly Eg1Batch[]): PageSamples {
  const places = batches.flatMap((batch) =>
    Array.from({ length: batch.n }, (_, i) => ({ batch, i, tMs: toTimeMs(batch, i), monotone: 1 })),
  );
  let latestMs = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    if (place.tMs > latestMs) latestMs = place.tMs;
    else place.monotone = 0;
  }
  places.sort((a, b) => a.tMs - b.tMs);
  const samples = createPageSamples(page, places.length);
  places.forEach(({ batch, i, tMs, monotone }, at) => {
    const { columns } = batch;
    samples.tMs[at] = tMs;
    samples.x[at] = (columns.x[i] as number) * COORDINATE_UNIT_PX;
    samples.y[at] = (columns.y[i] as number) * COORDINATE_UNIT_PX;
    samples.scrollY[at] = batch.scrollY + (columns.scroll[i] as number);
    samples.confidence[at] = columns.confidence[i] as number;
    samples.flags[at] = columns.flags[i] as number;
    samples.monotone[at] = monotone;
    samples.widthPx[at] = batch.vw;
    samples.heightPx[at] = batch.vh;
  });
  return samples;
}

function toTimeMs(batch: Eg1Batch, i: number): number {
  return batch.t0 + (batch.columns.dt[i] as number) * DT_UNIT_MS;
}
