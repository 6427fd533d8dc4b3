import * as z from 'zod/mini';
import { ints, numbers, numbersOrNull } from './columns.ts';
import { GAZE_FLAGS, NO_FIXATION_REASONS } from './flags.ts';

const figure = z.nullable(z.number());

/** Integers per ms and per CSS px in packs and chunks: half ms and quarter px, as on the wire. */
export const RECORD_SCALE = { t: 2, xy: 4 } as const;

/** Algorithm behind a figure. Numbers made by another version are not changed by a newer one. */
export const madeBy = z.object({
  algorithm: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.number()),
});
export type MadeBy = z.infer<typeof madeBy>;

/**
 * Fixations as delta-coded integers: half ms from the page's first sample, and quarter CSS px of the
 * page, scrolling included.
 */
export const fixationColumns = z.object({ onset: ints, offset: ints, x: ints, y: ints });
export type FixationColumns = z.infer<typeof fixationColumns>;

/** One participant on one page, without areas of interest. Null is not known or nothing to divide by. */
export const pageFigures = z.object({
  /** From the first sample to the last. */
  shownMs: z.number(),
  /** Time with valid gaze. */
  validMs: z.number(),
  /** `validMs` of `shownMs`. */
  attention: figure,
  /** 0 to 100. */
  validity: z.number(),
  rateHz: figure,
  noFixations: z.nullable(z.enum(NO_FIXATION_REASONS)),
  fixationCount: z.int(),
  /** Per second with valid gaze. */
  fixationRate: figure,
  meanFixationMs: figure,
  /** Coefficient K by the participant's own norms over all pages. */
  k: figure,
  flags: z.array(z.enum(GAZE_FLAGS)),
});
export type PageFigures = z.infer<typeof pageFigures>;

/** Percentages: samples that came of those expected, tracked of those, on the screen of those. */
export const validityComponents = z.object({
  samplingRate: figure,
  integrity: figure,
  onScreen: figure,
});

/**
 * Means and deviations over all fixations of a participant that a saccade follows; null where they
 * cannot vary.
 */
export const kNorms = z.nullable(
  z.object({
    n: z.int(),
    meanDurationMs: z.number(),
    sdDurationMs: z.number(),
    meanAmplitudeDeg: z.number(),
    sdAmplitudeDeg: z.number(),
  }),
);

/** How degrees became CSS px. */
export const viewing = z.object({
  pxPerDegree: z.number(),
  distanceCm: z.number(),
  distanceSource: z.enum(['assumed', 'estimated']),
  ppi: z.number(),
  ppiSource: z.enum(['device-list', 'assumed']),
  /** Physical px per CSS px. */
  pixelRatio: z.number(),
  /** Precision in the validation after calibration, where it was measured. */
  precisionStdDeg: figure,
});
export type Viewing = z.infer<typeof viewing>;

const pageFindings = z.object({
  page: z.int(),
  figures: pageFigures,
  fixations: z.extend(fixationColumns, madeBy.shape),
  /** One per fixation: the saccade that follows. Null after the last one and after a gap. */
  saccadesDeg: numbersOrNull,
  /** Shares that the flags were judged by; null with too few points. */
  patternShares: z.nullable(
    z.object({ oneAoi: z.number(), identical: z.number(), hull: z.number(), line: z.number() }),
  ),
  /** One per window: score of 0 to 100, and level as drawn: 0 low, 1 medium, 2 high. */
  immersion: z.object({ scores: numbers, levels: ints }),
});

/** Findings of the gaze package about one recording. */
export const recordingFindings = z.object({
  viewing,
  algorithms: z.array(madeBy),
  kNorms,
  scale: z.object({ t: z.number(), xy: z.number() }),
  pages: z.array(pageFindings),
});
export type RecordingFindings = z.infer<typeof recordingFindings>;
