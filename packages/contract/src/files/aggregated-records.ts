import * as z from 'zod/mini';
import { GENDERS } from '#http/collect.ts';

const ints = z.array(z.int());

/**
 * One page, up to 2,000 participants, as delta-coded integer columns. `counts[i]` samples belong
 * to the i-th participant of the chunk. Times are `scale.t` per ms from the page's first sample,
 * x and y are `scale.xy` per CSS px of the participant's screen, `valid` is 0 or 1.
 */
export const aggregatedChunk = z.object({
  format: z.literal('fovea-chunk'),
  v: z.literal(1),
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
});
export type AggregatedChunk = z.infer<typeof aggregatedChunk>;

export const aggregatedParticipant = z.object({
  subjectId: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  age: z.int(),
  validity: z.number(),
  deviceName: z.string(),
  recordingId: z.string(),
  effectiveHz: z.number(),
  widthPx: z.number(),
  heightPx: z.number(),
});
export type AggregatedParticipant = z.infer<typeof aggregatedParticipant>;

/** The fields that filters read stand first, so that a reader can begin early. */
export const aggregatedRecords = z.object({
  format: z.literal('fovea-aggregated'),
  v: z.literal(1),
  projectId: z.string(),
  version: z.int(),
  algorithms: z.array(z.object({ algorithm: z.string(), version: z.int() })),
  participants: z.array(aggregatedParticipant),
  pages: z.array(
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
  ),
});
export type AggregatedRecords = z.infer<typeof aggregatedRecords>;

/** Participants a chunk holds at most. */
export const CHUNK_PARTICIPANTS = 2_000;
/** Up to this many participants the chunks are inlined. */
export const INLINE_PARTICIPANTS = 20;
