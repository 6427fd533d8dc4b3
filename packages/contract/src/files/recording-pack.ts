import * as z from 'zod/mini';
import { pageSpans, recordingQuality } from '#http/quality-fields.ts';
import { ints, numbers } from './columns.ts';
import { fileHead } from './file-head.ts';
import { recordingFindings, validityComponents } from './findings.ts';

/** The columns of `@fovea/gaze/samples`: lossless, so the very batches can be written again. */
const recordingColumns = z.object({
  enc: z.literal('delta-json-1'),
  batches: z.record(z.string(), numbers),
  samples: z.record(z.string(), ints),
  unread: z.array(z.object({ seq: z.int(), reason: z.string(), base64: z.string() })),
});

/** One participant's recording as one immutable object; its key ends in its content hash. */
export const recordingPack = z.object({
  ...fileHead('fovea-recording'),
  recordingId: z.string(),
  projectId: z.string(),
  complete: z.boolean(),
  device: z.object({
    name: z.string(),
    widthPx: z.number(),
    heightPx: z.number(),
    pixelRatio: z.number(),
    /** Size of the whole screen, in CSS px. */
    screen: z.optional(z.object({ widthPx: z.number(), heightPx: z.number() })),
  }),
  rateHz: z.number(),
  columns: recordingColumns,
  /** Mean validation error in CSS px, and its signed offset. */
  errorPx: z.nullable(z.number()),
  offsetPx: z.nullable(z.tuple([z.number(), z.number()])),
  /** How far single samples scatter about their own mean. */
  precisionPx: z.nullable(z.number()),
  /** Validity with rates and gaps, of the recording and of each page; typed as far as it is read. */
  quality: z.looseObject({
    components: validityComponents,
    options: z.looseObject({ expectedRateHz: z.number() }),
  }),
  findings: recordingFindings,
  /** The showings that count: quality and findings are made of them. Null where all is counted. */
  spans: z.nullable(pageSpans),
  /** With the corrections of drift that quality and findings are made with; the columns are raw. */
  calibration: z.nullable(recordingQuality),
});
export type RecordingPack = z.infer<typeof recordingPack>;
