import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';

export const NOTICE_KINDS = ['participants', 'records', 'asset'] as const;

/** A notice only says what to read again; a lost one delays and never misleads. */
export const notice = z.object({ kind: z.enum(NOTICE_KINDS), projectId: id });
export type Notice = z.infer<typeof notice>;

export const eventCalls = defineCalls({
  getEvents: {
    summary: 'Server-sent notices about the projects of the signed-in user, one stream per tab.',
    method: 'GET',
    path: '/events',
    access: 'user',
    transport: 'stream',
    reply: notice,
    errors: ['streams_full'],
  },
});
