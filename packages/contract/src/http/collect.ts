import { z } from 'zod';
import { defineCall } from '#call.ts';
import { id, language, line, sha256Hex } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { DEVICE_KINDS, ORIENTATIONS, PAGE_KINDS } from './projects.ts';

export const GENDERS = ['male', 'female'] as const;
export const CONSENT_PURPOSES = ['gaze', 'answers'] as const;

const slug = z.string().regex(/^[a-z2-7]{12}$/);
const slugParams = z.object({ slug });
const recordingParams = z.object({ id });

export const getCollectProject = defineCall({
  id: 'getCollectProject',
  summary: 'The public head of a project, before anything is stored.',
  method: 'GET',
  path: '/collect/projects/{slug}',
  access: 'public',
  params: slugParams,
  reply: z.object({
    slug,
    name: z.string(),
    device: z.enum(DEVICE_KINDS),
    orientation: z.enum(ORIENTATIONS),
    open: z.boolean(),
    consent: z.object({
      version: z.string(),
      purposes: z.array(z.enum(CONSENT_PURPOSES)),
      privacyContact: z.string(),
    }),
  }),
  errors: ['not_found'],
});

export const deviceFacts = z.object({
  name: line(100).min(1),
  widthPx: z.number().int().min(1).max(10_000),
  heightPx: z.number().int().min(1).max(10_000),
  pixelRatio: z.number().min(0.5).max(10),
});

export const joinProject = defineCall({
  id: 'joinProject',
  summary: 'Stores the consent, takes one place and opens a recording.',
  method: 'POST',
  path: '/collect/projects/{slug}/recordings',
  access: 'public',
  status: 201,
  params: slugParams,
  body: z.object({
    /** Made by the phone. A join that is sent again answers the same recording. */
    joinKey: id,
    consent: z.object({
      version: z.string().min(1).max(64),
      language,
      purposes: z.array(z.enum(CONSENT_PURPOSES)).min(1),
    }),
    /** No value means "prefer not to say". */
    gender: z.enum(GENDERS).nullable(),
    age: z.number().int().min(LIMITS.participantMinAge).max(LIMITS.participantMaxAge),
    device: deviceFacts,
    /** The camera rate that the phone measured for three seconds. */
    cameraHz: z.number().min(1).max(240),
  }),
  reply: z.object({
    recordingId: id,
    token: z.string(),
    participant: z.string(),
    batchMs: z.number().int(),
    pages: z.array(
      z.object({
        id,
        index: z.number().int(),
        kind: z.enum(PAGE_KINDS),
        timerMs: z.number().int().nullable(),
        assets: z.array(
          z.object({
            id,
            url: z.string(),
            widthPx: z.number().int(),
            heightPx: z.number().int(),
          }),
        ),
      }),
    ),
  }),
  errors: ['not_found', 'project_not_active', 'project_full', 'camera_too_slow', 'unavailable'],
});

/** Binary: an EG1 batch with its SHA-256 in X-Batch-Sha256, checked by hand on the hot path. */
export const putBatch = defineCall({
  id: 'putBatch',
  summary: 'Stores one gaze batch. Answered only after it is durable.',
  method: 'PUT',
  path: '/collect/recordings/{id}/batches/{seq}',
  access: 'recording',
  transport: 'bytes',
  params: z.object({
    id,
    seq: z.coerce
      .number()
      .int()
      .min(0)
      .max(LIMITS.batchesMax - 1),
  }),
  /** Every batch up to and including `through` is stored; -1 when the first one is missing. */
  reply: z.object({ through: z.number().int().min(-1), batchMs: z.number().int() }),
  errors: [
    'recording_token_invalid',
    'recording_closed',
    'batch_hash_mismatch',
    'batch_conflict',
    'payload_too_large',
    'unavailable',
  ],
});

export const calibrationFacts = z.object({
  /** Samples a second that calibration measured. */
  rateHz: z.number().min(1).max(240),
  /** Mean validation error in CSS px, and its signed offset. */
  errorPx: z.number().min(0).nullable(),
  offsetPx: z.tuple([z.number(), z.number()]).nullable(),
});

export const completeRecording = defineCall({
  id: 'completeRecording',
  summary: 'Closes a recording when every batch is there, else names the missing ones.',
  method: 'POST',
  path: '/collect/recordings/{id}/complete',
  access: 'recording',
  params: recordingParams,
  body: z.object({
    count: z.number().int().min(1).max(LIMITS.batchesMax),
    /** SHA-256 over the SHA-256 of batch 0, 1, 2 … */
    rootHash: sha256Hex,
    calibration: calibrationFacts,
  }),
  reply: z.object({ state: z.literal('complete') }),
  errors: [
    'recording_token_invalid',
    'recording_closed',
    'batches_missing',
    'root_hash_mismatch',
    'unavailable',
  ],
});

/** `details` of the error batches_missing. */
export const missingBatches = z.object({ missing: z.array(z.number().int()) });
