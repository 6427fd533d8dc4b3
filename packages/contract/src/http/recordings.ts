import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, line, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';

/** A recording that its project's owner has marked invalid. */
export const recordingMark = z.object({
  recordingId: id,
  /** The credit has come back: the recording is listed, and in no records. */
  returned: z.boolean(),
});
export type RecordingMark = z.infer<typeof recordingMark>;

/** A data set that is kept and not read. */
export const outsideRecording = z.object({
  recordingId: id,
  subjectId: told(32),
  deviceName: told(100),
  /** It waits for a place, or is marked invalid and its credit came back. */
  state: z.enum(['waiting', 'returned']),
});
export type OutsideRecording = z.infer<typeof outsideRecording>;

export const recordingCalls = defineCalls({
  markRecording: {
    summary: 'Marks a complete recording invalid, or takes the mark back. Safe to repeat.',
    method: 'PATCH',
    path: '/recordings/{id}',
    access: 'user',
    params: z.object({ id }),
    body: z.object({
      valid: z.boolean(),
      reason: z.optional(line(LIMITS.markReasonMaxLength)),
    }),
    /** Nothing where the recording is valid now. */
    reply: z.object({ mark: z.nullable(recordingMark) }),
    errors: ['not_found', 'mark_final'],
  },
});
