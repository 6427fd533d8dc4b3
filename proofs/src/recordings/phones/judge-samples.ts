/** A page that a browser showed, by the step that it told. */
export interface Showing {
  readonly page: number;
  readonly fromMs: number;
}

export interface Seen {
  readonly showings: readonly Showing[];
  /** When the browser was killed. */
  readonly killsMs: readonly number[];
}

export interface StoredSample {
  readonly page: number;
  readonly tMs: number;
}

export interface SampleJudgement {
  /** Samples older than 2 s when the browser was killed, and those of pages that it did not interrupt. */
  readonly expected: number;
  readonly missing: number;
  /** Stored twice for the same moment. */
  readonly duplicates: number;
}

export const SAMPLE_MS = 1_000 / 30;
/** A batch holds so much, and is written when it is full. */
const YOUNG_MS = 2_000;
/** At most between a page's first sample and the news of its step, in either order. */
const START_MS = 1_000;
/** The wire rounds times to half a millisecond. */
const SAME_MS = 1;

/** Compares what is stored of a recording with what its pages must have recorded, sample by sample. */
export function judgeSamples(
  samples: readonly StoredSample[],
  { showings, killsMs }: Seen,
  timerMs: number,
): SampleJudgement {
  const times = samples.map(({ tMs }) => tMs).sort((a, b) => a - b);
  const duplicates = times.filter((tMs, i) => tMs - (times[i - 1] ?? -SAME_MS) < SAME_MS).length;
  let expected = 0;
  let missing = 0;
  for (const { page, fromMs } of showings) {
    const killMs = killsMs.find((atMs) => atMs >= fromMs) ?? Number.POSITIVE_INFINITY;
    const own = samples.filter(
      ({ page: of, tMs }) => of === page && tMs >= fromMs - START_MS && tMs < killMs,
    );
    const firstMs = own.find(({ tMs }) => tMs < fromMs + START_MS)?.tMs ?? fromMs + START_MS;
    const untilMs = Math.min(firstMs + timerMs, killMs - YOUNG_MS);
    const wanted = Math.max(0, Math.floor((untilMs - firstMs) / SAMPLE_MS));
    const found = own.filter(({ tMs }) => tMs < untilMs).length;
    expected += wanted;
    missing += Math.max(0, wanted - found);
  }
  return { expected, missing, duplicates };
}
