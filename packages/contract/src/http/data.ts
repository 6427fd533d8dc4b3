import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, instant } from '#fields.ts';

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
    }),
    errors: ['not_found', 'records_not_ready'],
  },
});
