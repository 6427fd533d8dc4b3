import * as z from 'zod/mini';
import { id, instant } from '#fields.ts';
import { fileHead } from './file-head.ts';

export const ERASURE_REASONS = ['withdrawn', 'retention', 'test_over'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/**
 * The remains of an erased recording, kept in the store too: a restored database learns of the
 * erasure there.
 */
export const tombstone = z.object({
  ...fileHead('fovea-tombstone'),
  recordingId: id,
  projectId: id,
  reason: z.enum(ERASURE_REASONS),
  askedAt: instant,
});
export type Tombstone = z.infer<typeof tombstone>;
