import type { PageSamples } from './page-samples.ts';

/** The showing of a page that counts, both ends included, by device clock. */
export interface CountedSpan {
  readonly page: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Shift that is added to gaze from a time on, until the next one. CSS px. */
export interface GazeShift {
  readonly fromMs: number;
  readonly xPx: number;
  readonly yPx: number;
}

/** Samples of other showings count nowhere, and neither do pages without a span. */
export function keepSpans(
  pages: readonly PageSamples[],
  spans: readonly CountedSpan[],
): PageSamples[] {
  return pages.flatMap((samples) => {
    const span = spans.find(({ page }) => page === samples.page);
    if (span === undefined) return [];
    const kept = [...samples.tMs.keys()].filter((i) => {
      const tMs = samples.tMs[i] as number;
      return tMs >= span.fromMs && tMs <= span.toMs;
    });
    return kept.length === 0 ? [] : [pick(samples, kept)];
  });
}

/** New samples; those before the first shift are as they were. */
export function shiftGaze(
  pages: readonly PageSamples[],
  shifts: readonly GazeShift[],
): PageSamples[] {
  const inOrder = shifts.toSorted((a, b) => a.fromMs - b.fromMs);
  return pages.map((samples) => {
    const x = samples.x.slice();
    const y = samples.y.slice();
    samples.tMs.forEach((tMs, i) => {
      const shift = inOrder.findLast(({ fromMs }) => fromMs <= tMs);
      if (shift === undefined) return;
      x[i] = (x[i] as number) + shift.xPx;
      y[i] = (y[i] as number) + shift.yPx;
    });
    return { ...samples, x, y };
  });
}

function pick(samples: PageSamples, kept: readonly number[]): PageSamples {
  const take = <Column extends Float64Array | Float32Array | Uint8Array | Uint16Array>(
    column: Column,
  ): Column => {
    const picked = column.slice(0, kept.length) as Column;
    kept.forEach((at, i) => {
      picked[i] = column[at] as number;
    });
    return picked;
  };
  return {
    page: samples.page,
    n: kept.length,
    tMs: take(samples.tMs),
    x: take(samples.x),
    y: take(samples.y),
    scrollY: take(samples.scrollY),
    confidence: take(samples.confidence),
    flags: take(samples.flags),
    monotone: take(samples.monotone),
    widthPx: take(samples.widthPx),
    heightPx: take(samples.heightPx),
  };
}
