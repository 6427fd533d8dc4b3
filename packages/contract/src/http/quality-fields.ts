import * as z from 'zod/mini';
import { LIMITS } from '#limits.ts';

export const CALIBRATION_VERDICTS = ['good', 'fair'] as const;
export type CalibrationVerdict = (typeof CALIBRATION_VERDICTS)[number];
/** Sources of a sample's time: the camera, its stream, or the moment a frame arrived. */
export const GAZE_CLOCKS = ['capture', 'media', 'callback'] as const;
/** Circumstances that a reader of a recording should know. They flag it and leave nothing out. */
export const QUALITY_FLAGS = [
  'light',
  'posture',
  'went_on_anyway',
  'low_rate',
  'hot',
  'frames_failed',
] as const;
export type QualityFlag = (typeof QUALITY_FLAGS)[number];

/** Where the landmarks were sought: in a worker, or on the page where the browser has none for it. */
export const ENGINE_PLACES = ['worker', 'page'] as const;
/** Where frames failed: they could not be taken, no landmarks were sought, or no gaze came of them. */
export const FRAME_FAILURES = ['frame', 'landmarks', 'gaze'] as const;

const page = z.int().check(z.minimum(0), z.maximum(LIMITS.pagesMax - 1));
/** Device clock, as in the batches. */
const timeMs = z.number().check(z.minimum(-1e15), z.maximum(1e15));
const wayPx = z.number().check(z.minimum(-100_000), z.maximum(100_000));
/** From where something was to where gaze was, in CSS px. */
const signedError = z.tuple([wayPx, wayPx]);
const size = z.number().check(z.minimum(0), z.maximum(100_000));
const maybe = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);

/** The showing of a page that counts, both ends included. A page has one at most. */
const pageSpan = z.object({ page, fromMs: timeMs, toMs: timeMs });
export type PageSpan = z.infer<typeof pageSpan>;

export const pageSpans = z.array(pageSpan).check(
  z.maxLength(LIMITS.pagesMax),
  z.refine((spans) => new Set(spans.map((span) => span.page)).size === spans.length, {
    error: 'A page counts once.',
  }),
);

/** How far gaze was from what a person was surely looking at, on the showing that counts. */
const pageError = z.object({
  page,
  /** In the last 400 ms of the cross before it. */
  crossPx: maybe(signedError),
  taps: z._default(
    z.array(z.object({ tMs: timeMs, errorPx: signedError })).check(z.maxLength(100)),
    [],
  ),
});

/** Shift that is added to gaze from a time on, until the next one. Raw samples stay as they are. */
const driftCorrection = z.object({ fromMs: timeMs, xPx: wayPx, yPx: wayPx });
export type DriftCorrection = z.infer<typeof driftCorrection>;

export const recordingQuality = z.object({
  verdict: z.enum(CALIBRATION_VERDICTS),
  /** Calibrations up to the one that was accepted. */
  tries: z.int().check(z.minimum(1), z.maximum(20)),
  /** Errors measured by the gate, by the estimated distance. */
  looMeanDeg: maybe(size),
  validationMeanDeg: maybe(size),
  validationWorstDeg: maybe(size),
  /** Mean over the dots of the validation. */
  errorMm: maybe(size),
  dots: z._default(
    z
      .array(z.object({ dot: z.int().check(z.minimum(0)), errorMm: size, errorDeg: size }))
      .check(z.maxLength(20)),
    [],
  ),
  /** Standard error of `offsetPx` over the dots. */
  offsetSePx: maybe(z.tuple([size, size])),
  distanceMm: maybe(size),
  distanceSource: z._default(z.literal('estimated'), 'estimated'),
  clock: maybe(z.enum(GAZE_CLOCKS)),
  enginePlace: maybe(z.enum(ENGINE_PLACES)),
  failures: z._default(
    z
      .array(z.object({ kind: z.enum(FRAME_FAILURES), count: z.int().check(z.minimum(1)) }))
      .check(z.maxLength(FRAME_FAILURES.length)),
    [],
  ),
  flags: z._default(
    z.array(z.enum(QUALITY_FLAGS)).check(
      z.maxLength(QUALITY_FLAGS.length),
      z.refine((flags) => new Set(flags).size === flags.length, { error: 'A flag is told once.' }),
    ),
    [],
  ),
  drift: z._default(z.array(driftCorrection).check(z.maxLength(500)), []),
  pages: z._default(z.array(pageError).check(z.maxLength(LIMITS.pagesMax)), []),
});
export type RecordingQuality = z.infer<typeof recordingQuality>;
