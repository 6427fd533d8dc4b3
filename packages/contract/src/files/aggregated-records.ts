import * as z from 'zod/mini';
import { GAZE_SOURCES, GENDERS } from '#http/collect-fields.ts';
import { PROJECT_TYPES } from '#http/projects.ts';
import { CALIBRATION_VERDICTS, QUALITY_FLAGS } from '#http/quality-fields.ts';
import { ints } from './columns.ts';
import { fileHead } from './file-head.ts';
import { kNorms, madeBy, validityComponents } from './findings.ts';
import { FRAUD_FLAGS, GAZE_FLAGS, NO_FIXATION_REASONS } from './flags.ts';
import { segmentListRef, segmentRef } from './record-segments.ts';

const participant = z.object({
  subjectId: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  age: z.int(),
  validity: z.number(),
  deviceName: z.string(),
  recordingId: z.string(),
  effectiveHz: z.number(),
  widthPx: z.number(),
  heightPx: z.number(),
  source: z.enum(GAZE_SOURCES),
  /** Only of those who have some. */
  fraudFlags: z.optional(z.array(z.enum(FRAUD_FLAGS))),
  /**
   * Present for calibrated participants: how well it went, the mean error on the screen, and flags.
   */
  verdict: z.optional(z.enum(CALIBRATION_VERDICTS)),
  errorMm: z.optional(z.number()),
  qualityFlags: z.optional(z.array(z.enum(QUALITY_FLAGS))),
  components: validityComponents,
  /** Mean validation error in CSS px, and its signed offset. */
  errorPx: z.nullable(z.number()),
  offsetPx: z.nullable(z.tuple([z.number(), z.number()])),
  /** How far single samples scatter about their own mean. */
  precisionPx: z.nullable(z.number()),
  pxPerDegree: z.number(),
  /** Samples a second that validity expects. */
  expectedHz: z.number(),
  /** Over all pages. */
  shownMs: z.number(),
  validMs: z.number(),
  fixationCount: z.int(),
  /** Set where no page has fixations. */
  noFixations: z.nullable(z.enum(NO_FIXATION_REASONS)),
  kNorms,
  /** Flags raised on any page. */
  flags: z.array(z.enum(GAZE_FLAGS)),
  /** Places in `algorithms` of the manifest. */
  madeBy: ints,
});
export type AggregatedParticipant = z.infer<typeof participant>;

/** Names all objects, itself or by what it names, and stays small however many participants there are. */
export const aggregatedRecords = z.object({
  ...fileHead('fovea-aggregated'),
  projectId: z.string(),
  version: z.int(),
  algorithms: z.array(madeBy),
  /** The project's type when the records were made: records of Basic hold only what a screen draws. */
  type: z.enum(PROJECT_TYPES),
  participants: z.int(),
  pages: z.array(z.object({ index: z.int(), id: z.string() })),
  /** The list of the first segments, in the order of their participants. */
  list: z.nullable(segmentListRef),
  /** The others, in that order too. */
  segments: z.array(segmentRef),
});
export type AggregatedRecords = z.infer<typeof aggregatedRecords>;
