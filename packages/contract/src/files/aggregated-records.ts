import * as z from 'zod/mini';
import { GAZE_SOURCES, GENDERS } from '#http/collect-fields.ts';
import { PROJECT_TYPES } from '#http/projects.ts';
import { CALIBRATION_VERDICTS, QUALITY_FLAGS } from '#http/quality-fields.ts';
import { ints } from './columns.ts';
import { fixationColumns, kNorms, madeBy, pageFigures, validityComponents } from './findings.ts';
import { FRAUD_FLAGS, GAZE_FLAGS, NO_FIXATION_REASONS } from './flags.ts';
import { segmentListRef, segmentRef } from './record-segments.ts';

const chunkHead = {
  format: z.literal('fovea-chunk'),
  enc: z.literal('delta-json-1'),
  page: z.int(),
  scale: z.object({ t: z.number(), xy: z.number() }),
  recordingIds: z.array(z.string()),
  counts: ints,
  t: ints,
  x: ints,
  y: ints,
  scroll: ints,
  valid: ints,
};

const chunkOne = z.object({ ...chunkHead, v: z.literal(1) });
const chunkTwo = z.object({
  ...chunkHead,
  v: z.literal(2),
  /** `counts[i]` fixations belong to the i-th participant. */
  fixations: z.extend(fixationColumns, { counts: ints }),
  /** By participant; null for somebody who never saw the page. */
  figures: z.array(z.nullable(pageFigures)),
});

/**
 * A chunk of versions 1 and 2: one page, up to 2,000 participants, as delta-coded integer columns.
 * `counts[i]` samples belong to the i-th participant of the chunk. Times are `scale.t` per ms from
 * the page's first sample, x and y are `scale.xy` per CSS px, those of samples on the participant's
 * screen, those of fixations on the page with its scrolling. `valid` is 0 or 1.
 */
export type AggregatedChunk = z.infer<typeof chunkTwo>;

/** Also reads version 1, which has samples alone. */
export const aggregatedChunk = z.union([chunkTwo, chunkOne]);
export type StoredChunk = z.infer<typeof aggregatedChunk>;

const participantOne = z.object({
  subjectId: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  age: z.int(),
  validity: z.number(),
  deviceName: z.string(),
  recordingId: z.string(),
  effectiveHz: z.number(),
  widthPx: z.number(),
  heightPx: z.number(),
  /** Records that do not say are older than the camera. */
  source: z.optional(z.enum(GAZE_SOURCES)),
  /** Only of whoever has some. */
  fraudFlags: z.optional(z.array(z.enum(FRAUD_FLAGS))),
  /**
   * Present for calibrated participants: how well it went, the mean error on the screen, and flags.
   */
  verdict: z.optional(z.enum(CALIBRATION_VERDICTS)),
  errorMm: z.optional(z.number()),
  qualityFlags: z.optional(z.array(z.enum(QUALITY_FLAGS))),
});
/** Records of version 1 lack the fields that newer versions add. */
export type StoredParticipant = z.infer<typeof participantOne> &
  Partial<Pick<z.infer<typeof participantTwo>, NewerField>>;
type NewerField = 'errorPx' | 'pxPerDegree' | 'components' | 'expectedHz' | 'kNorms' | 'flags';

const participantTwo = z.extend(participantOne, {
  /** Null for participants of version 1, whose samples do not tell them apart. */
  components: z.nullable(validityComponents),
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
export type AggregatedParticipant = z.infer<typeof participantTwo>;

const manifestHead = {
  format: z.literal('fovea-aggregated'),
  projectId: z.string(),
  version: z.int(),
};
const pages = z.array(
  z.object({
    index: z.int(),
    id: z.string(),
    chunks: z.array(
      z.object({
        key: z.string(),
        participants: z.int(),
        /** Small projects carry their chunks inside, so that one GET is enough. */
        inline: z.optional(aggregatedChunk),
      }),
    ),
  }),
);

const manifestOne = z.object({
  ...manifestHead,
  v: z.literal(1),
  algorithms: z.array(z.object({ algorithm: z.string(), version: z.int() })),
  participants: z.array(participantOne),
  pages,
});
const manifestTwo = z.object({
  ...manifestHead,
  v: z.literal(2),
  algorithms: z.array(madeBy),
  participants: z.array(participantTwo),
  pages,
});

const manifestThree = z.object({
  ...manifestHead,
  v: z.literal(3),
  algorithms: z.array(madeBy),
  /**
   * The project's type when the records were made: records of Basic hold only what a screen draws.
   */
  type: z._default(z.enum(PROJECT_TYPES), 'pro'),
  participants: z.int(),
  pages: z.array(z.object({ index: z.int(), id: z.string() })),
  /** The list of the first segments, in the order of their participants. */
  list: z.nullable(segmentListRef),
  /** The others, in that order too. */
  segments: z.array(segmentRef),
});

/** Names all objects, itself or by what it names, and stays small however many participants there are. */
export type AggregatedRecords = z.infer<typeof manifestThree>;

/** Also reads versions 1 and 2, which name every participant. All objects of a manifest have its version. */
export const aggregatedRecords = z.union([manifestThree, manifestTwo, manifestOne]);
export type StoredRecords = z.infer<typeof aggregatedRecords>;
