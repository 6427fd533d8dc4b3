import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, instant } from '#fields.ts';
import { recordingMark } from './recordings.ts';

export const dataCalls = defineCalls({
  getAggregatedRecords: {
    summary: 'Presigned addresses of the newest aggregated records and their chunks.',
    method: 'GET',
    path: '/data/records/aggregated/{id}',
    access: 'user',
    params: z.object({ id }),
    reply: z.object({
      presignedUrl: z.string(),
      chunks: z.array(z.object({ key: z.string(), url: z.string() })),
      expiresAt: instant,
      /** Participants of the records who are marked invalid. */
      marks: z._default(z.array(recordingMark), []),
    }),
    errors: ['not_found', 'records_not_ready'],
  },
});
