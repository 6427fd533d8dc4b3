import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, instant, objectAddress, told } from '#fields.ts';
import { recordingMark } from './recordings.ts';

/** Addresses that are signed in one call. */
export const SIGNED_AT_ONCE = 500;

const objectKey = z
  .string()
  .check(z.maxLength(248), z.regex(/^aggregates\/[0-9a-f-]{36}\/[\w.-]{1,200}$/));
const objectAddresses = z.array(z.object({ key: told(248), url: objectAddress }));

export const dataCalls = defineCalls({
  getRecords: {
    summary:
      'Presigned address of the newest archive of all records. Asking has one made if need be.',
    method: 'GET',
    path: '/data/records/{id}',
    access: 'user',
    isHeavy: true,
    params: z.object({ id }),
    reply: z.object({
      presignedUrl: objectAddress,
      expiresAt: instant,
      /** How many recordings are in it, and since when. */
      participants: z.int(),
      madeAt: instant,
    }),
    errors: ['not_found', 'project_not_pro', 'records_not_ready'],
  },
  getAggregatedRecords: {
    summary:
      'Presigned addresses of the newest aggregated records and of what they name themselves.',
    method: 'GET',
    path: '/data/records/aggregated/{id}',
    access: 'user',
    params: z.object({ id }),
    reply: z.object({
      presignedUrl: objectAddress,
      chunks: objectAddresses,
      expiresAt: instant,
      /** Participants who are marked invalid. */
      marks: z._default(z.array(recordingMark), []),
    }),
    errors: ['not_found', 'records_not_ready'],
  },
  getTestRecords: {
    summary: "Presigned address of the records of its owner's newest test run alone.",
    method: 'GET',
    path: '/data/records/test/{id}',
    access: 'user',
    params: z.object({ id }),
    reply: z.object({
      test: z.nullable(
        z.object({ presignedUrl: objectAddress, expiresAt: instant, joinedAt: instant }),
      ),
    }),
    errors: ['not_found'],
  },
  signRecordObjects: {
    summary: "Presigned addresses of objects that a project's aggregated records lead to.",
    method: 'POST',
    path: '/data/records/aggregated/{id}/addresses',
    access: 'user',
    params: z.object({ id }),
    body: z.object({
      keys: z.array(objectKey).check(z.maxLength(SIGNED_AT_ONCE)),
    }),
    reply: z.object({
      objects: objectAddresses.check(z.maxLength(SIGNED_AT_ONCE)),
      expiresAt: instant,
    }),
    errors: ['not_found'],
  },
});
