import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, instant, line, told } from '#fields.ts';
import { FRAUD_FLAGS } from '#files/flags.ts';
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
  /**
   * It waits for a place; is marked invalid, and its credit came back; is flagged, and its owner has
   * not decided; or was left out as flagged.
   */
  state: z.enum(['waiting', 'returned', 'flagged', 'left_out']),
  flags: z._default(z.array(z.enum(FRAUD_FLAGS)).check(z.maxLength(FRAUD_FLAGS.length)), []),
  /** Left out by itself from then on; only while its owner has not decided. */
  decideBy: z._default(z.nullable(instant), null),
});
export type OutsideRecording = z.infer<typeof outsideRecording>;

export const recordingCalls = defineCalls({
  listOutside: {
    summary: 'Recordings of a project that are kept and not read, the newest first; at most 1,000.',
    method: 'GET',
    path: '/projects/{id}/outside',
    access: 'user',
    params: z.object({ id }),
    reply: z.object({ outside: z.array(outsideRecording).check(z.maxLength(1_000)) }),
    errors: ['not_found'],
  },
  markRecording: {
    summary:
      'Marks a complete recording invalid, or takes the mark back. Of a flagged one that is not read it decides whether it counts or is left out. Safe to repeat.',
    method: 'PATCH',
    path: '/recordings/{id}',
    access: 'user',
    params: z.object({ id }),
    body: z.object({
      valid: z.boolean(),
      reason: z.optional(line(LIMITS.markReasonMaxLength)),
    }),
    /** Nothing where the recording has no mark now. */
    reply: z.object({ mark: z.nullable(recordingMark) }),
    errors: ['not_found', 'mark_final'],
  },
});
