import * as z from 'zod/mini';
import { GAZE_SOURCES, GENDERS } from '#http/collect-fields.ts';
import { CALIBRATION_VERDICTS, QUALITY_FLAGS } from '#http/quality-fields.ts';
import { ints, numbers, numbersOrNull } from './columns.ts';
import { fileHead } from './file-head.ts';
import { fixationColumns, kNorms, validityComponents } from './findings.ts';
import { FRAUD_FLAGS, GAZE_FLAGS, NO_FIXATION_REASONS } from './flags.ts';
import { type SegmentAnswers, segmentAnswers } from './record-answers.ts';
import type { RecordMaps } from './record-maps.ts';

const strings = z.array(z.string());
const coded = {
  /** Integers, each as its difference to the one before, over all participants of the object. */
  enc: z.literal('delta-json-1'),
  page: z.int(),
  scale: z.object({ t: z.number(), xy: z.number() }),
};

/** Participants by column: the i-th value of each is the i-th participant's. */
const peopleTable = z.object({
  subjectId: strings,
  gender: z.array(z.nullable(z.enum(GENDERS))),
  age: ints,
  validity: numbers,
  deviceName: strings,
  recordingId: strings,
  effectiveHz: numbers,
  widthPx: numbers,
  heightPx: numbers,
  source: z.array(z.enum(GAZE_SOURCES)),
  /** Null for a participant without such a field. */
  fraudFlags: z.array(z.nullable(z.array(z.enum(FRAUD_FLAGS)))),
  /** Only where at least one participant of the segment was calibrated. */
  verdict: z.optional(z.array(z.nullable(z.enum(CALIBRATION_VERDICTS)))),
  errorMm: z.optional(numbersOrNull),
  qualityFlags: z.optional(z.array(z.nullable(z.array(z.enum(QUALITY_FLAGS))))),
  components: z.array(validityComponents),
  errorPx: numbersOrNull,
  offsetPx: z.array(z.nullable(z.tuple([z.number(), z.number()]))),
  precisionPx: numbersOrNull,
  pxPerDegree: numbers,
  expectedHz: numbers,
  shownMs: numbers,
  validMs: numbers,
  fixationCount: ints,
  noFixations: z.array(z.nullable(z.enum(NO_FIXATION_REASONS))),
  kNorms: z.array(kNorms),
  flags: z.array(z.array(z.enum(GAZE_FLAGS))),
  /** Places in `algorithms` of the manifest. */
  madeBy: z.array(ints),
});
export type PeopleTable = z.infer<typeof peopleTable>;

/**
 * `PageFigures` by column. `shownMs` is null for somebody who never saw the page; in records of Basic
 * all columns but `shownMs`, `validMs` and `rateHz` are.
 */
const figureColumns = z.object({
  shownMs: numbersOrNull,
  validMs: numbersOrNull,
  attention: numbersOrNull,
  validity: numbersOrNull,
  rateHz: numbersOrNull,
  noFixations: z.array(z.nullable(z.enum(NO_FIXATION_REASONS))),
  fixationCount: numbersOrNull,
  fixationRate: numbersOrNull,
  meanFixationMs: numbersOrNull,
  k: numbersOrNull,
  flags: z.array(z.nullable(z.array(z.enum(GAZE_FLAGS)))),
});
export type FigureColumns = z.infer<typeof figureColumns>;

/**
 * Samples of neighbouring participants on one page; `counts[i]` of them are the i-th participant's.
 * Times are `scale.t` per ms from the page's first sample, x and y are `scale.xy` per CSS px of the
 * participant's screen, `valid` is 0 or 1.
 */
export const samplesChunk = z.object({
  ...fileHead('fovea-samples'),
  ...coded,
  counts: ints,
  t: ints,
  x: ints,
  y: ints,
  scroll: ints,
  valid: ints,
});
export type SamplesChunk = z.infer<typeof samplesChunk>;

/** Findings in a segment's samples of one page. Fixations are places on the scrolled page. */
export const segmentFindings = z.object({
  ...fileHead('fovea-findings'),
  ...coded,
  fixations: z.extend(fixationColumns, { counts: ints }),
  figures: figureColumns,
  /** A level per window: 0 low, 1 medium, 2 high. Null for somebody who never saw the page. */
  immersion: z.array(z.nullable(ints)),
});
export type SegmentFindings = z.infer<typeof segmentFindings>;

/** Neighbouring participants with what they looked at and answered. Little lies inside, much beside it. */
export const recordSegment = z.object({
  ...fileHead('fovea-segment'),
  people: peopleTable,
  pages: z.array(
    z.object({
      index: z.int(),
      chunks: z.array(
        z.object({
          /** Null where it is inside. */
          key: z.nullable(z.string()),
          participants: z.int(),
          inline: z.optional(samplesChunk),
        }),
      ),
      findings: z.object({
        key: z.nullable(z.string()),
        inline: z.optional(segmentFindings),
      }),
    }),
  ),
  /** Not there while nobody has answered anything. */
  answers: z.optional(
    z.object({ key: z.nullable(z.string()), inline: z.optional(segmentAnswers) }),
  ),
});
export type RecordSegment = z.infer<typeof recordSegment>;

const segmentHead = {
  participants: z.int(),
  /** Over all pages. */
  samples: z.int(),
  /** Beginnings of its least and greatest recording id: who is not between is not in it. */
  from: z.string(),
  to: z.string(),
};

export const segmentRef = z.object({
  ...segmentHead,
  key: z.nullable(z.string()),
  /** Whether nothing of it lies beside it. */
  whole: z.boolean(),
  /** Key of a large segment's maps of all pages. */
  maps: z.optional(z.string()),
  /** Small projects carry their segment inside the manifest, so that one GET is enough. */
  inline: z.optional(recordSegment),
});
export type SegmentRef = z.infer<typeof segmentRef>;

/** Large segments, which change rarely, stand in a list of their own. */
export const segmentListRef = z.object({
  ...segmentHead,
  key: z.string(),
  segments: z.int(),
});
export type SegmentListRef = z.infer<typeof segmentListRef>;

export const segmentList = z.object({
  ...fileHead('fovea-segments'),
  segments: z.array(segmentRef),
  /** Sums of the maps of all segments, an object for each page. */
  maps: z.array(z.object({ page: z.int(), key: z.string() })),
});
export type SegmentList = z.infer<typeof segmentList>;

/** Every object that a manifest leads to. */
export type RecordObject =
  | RecordSegment
  | SegmentList
  | SamplesChunk
  | SegmentFindings
  | SegmentAnswers
  | RecordMaps;

/**
 * Most participants of a segment, and most samples of a chunk. One participant alone may have more
 * samples.
 */
export const SEGMENT_PARTICIPANTS = 2_000;
export const CHUNK_SAMPLES = 1_000_000;
/** With more samples they lie beside the segment. */
export const WHOLE_SAMPLES = 50_000;
/** Up to this many participants and samples the only segment is inside the manifest. */
export const INLINE_PARTICIPANTS = 20;
export const INLINE_SAMPLES = 100_000;
