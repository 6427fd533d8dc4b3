import * as z from 'zod/mini';

const ints = z.array(z.int());

/** The columns of `@fovea/gaze/samples`: lossless, so the very batches can be written again. */
export const recordingColumns = z.object({
  enc: z.literal('delta-json-1'),
  batches: z.record(z.string(), z.array(z.number())),
  samples: z.record(z.string(), ints),
  unread: z.array(z.object({ seq: z.int(), reason: z.string(), base64: z.string() })),
});

/** One participant's recording as one immutable object; its key ends in its content hash. */
export const recordingPack = z.object({
  format: z.literal('fovea-recording'),
  v: z.literal(1),
  recordingId: z.string(),
  projectId: z.string(),
  complete: z.boolean(),
  device: z.object({
    name: z.string(),
    widthPx: z.number(),
    heightPx: z.number(),
    pixelRatio: z.number(),
  }),
  rateHz: z.number(),
  quality: z.unknown(),
  columns: recordingColumns,
});
export type RecordingPack = z.infer<typeof recordingPack>;
