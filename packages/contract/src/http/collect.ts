import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { COLLECT_HEAD_PATH } from '#collect-head.ts';
import { id, language, line, receipt, sha256Hex, text } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { ASSET_KINDS, assetSource } from './assets.ts';
import { LEFT_REASONS, TOLD_STEPS, VISIT_DEVICES } from './funnel-fields.ts';
import { PAGE_KINDS, pageLook, question } from './page-fields.ts';
import { DEVICE_KINDS, ORIENTATIONS } from './projects.ts';

export const GENDERS = ['male', 'female'] as const;
export const CONSENT_PURPOSES = ['gaze', 'answers'] as const;
/** Where the gaze of a recording comes from: a script, or the camera of a person's device. */
export const GAZE_SOURCES = ['scripted', 'camera'] as const;
export type GazeSourceKind = (typeof GAZE_SOURCES)[number];

const slug = z.string().check(z.regex(/^[a-z2-7]{12}$/));
const slugParams = z.object({ slug });
const recordingParams = z.object({ id });

const typedPassword = text.check(z.maxLength(LIMITS.projectPasswordMaxLength));

export const deviceFacts = z.object({
  name: line(100).check(z.minLength(1)),
  widthPx: z.int().check(z.minimum(1), z.maximum(10_000)),
  heightPx: z.int().check(z.minimum(1), z.maximum(10_000)),
  pixelRatio: z.number().check(z.minimum(0.5), z.maximum(10)),
});

export const calibrationFacts = z.object({
  /** Samples a second that calibration measured. */
  rateHz: z.number().check(z.minimum(1), z.maximum(240)),
  /** Mean validation error in CSS px, and its signed offset. */
  errorPx: z.nullable(z.number().check(z.minimum(0))),
  offsetPx: z.nullable(z.tuple([z.number(), z.number()])),
  /** How far single samples scatter about their own mean: sqrt(σx² + σy²) in CSS px. */
  precisionPx: z._default(z.nullable(z.number().check(z.minimum(0))), null),
});

const answer = z.object({
  pageId: id,
  /** Places in the list of choices. */
  choices: z
    .array(z.int().check(z.minimum(0), z.maximum(LIMITS.choicesMax - 1)))
    .check(z.maxLength(LIMITS.choicesMax)),
  /** A written answer, or what "Other" means. */
  text: z.nullable(line(LIMITS.answerMaxLength)),
});

/** No survey makes a longer body. A proxy lets so much through. */
export const COMPLETE_MAX_BYTES = 256 * 1024;

/** `details` of the error batches_missing. */
export const missingBatches = z.object({ missing: z.array(z.int()) });

export const collectCalls = defineCalls({
  getCollectProject: {
    summary: 'The public head of a project, before anything is stored.',
    method: 'GET',
    path: COLLECT_HEAD_PATH,
    access: 'public',
    params: slugParams,
    reply: z.object({
      slug,
      name: z.string(),
      device: z.enum(DEVICE_KINDS),
      orientation: z.enum(ORIENTATIONS),
      open: z.boolean(),
      needsPassword: z.boolean(),
      lengthMs: z.int(),
      consent: z.object({
        version: z.string(),
        purposes: z.array(z.enum(CONSENT_PURPOSES)),
        privacyContact: z.string(),
      }),
    }),
    errors: ['not_found'],
  },
  checkProjectPassword: {
    summary: 'Says whether a project password is right, before anything else is asked.',
    method: 'POST',
    path: '/collect/projects/{slug}/password',
    access: 'public',
    params: slugParams,
    body: z.object({ password: typedPassword }),
    reply: z.object({ right: z.literal(true) }),
    errors: ['project_password_wrong', 'project_password_limited'],
  },
  joinProject: {
    summary:
      'Stores the consent and opens a recording while a place is left. Its first gaze takes it.',
    method: 'POST',
    path: '/collect/projects/{slug}/recordings',
    access: 'public',
    status: 201,
    params: slugParams,
    body: z.object({
      /** Made by the phone. A join that is sent again answers the same recording. */
      joinKey: id,
      /** SHA-256 of the receipt that the recording can be withdrawn by. An older app has none. */
      receiptSha256: z.optional(sha256Hex),
      password: z.optional(typedPassword),
      consent: z.object({
        version: text.check(z.minLength(1), z.maxLength(64)),
        language,
        purposes: z
          .array(z.enum(CONSENT_PURPOSES))
          .check(z.minLength(1), z.maxLength(CONSENT_PURPOSES.length)),
      }),
      /** No value means "prefer not to say". */
      gender: z.nullable(z.enum(GENDERS)),
      age: z.int().check(z.minimum(LIMITS.participantMinAge), z.maximum(LIMITS.participantMaxAge)),
      device: deviceFacts,
      /** The camera rate that the phone measured for three seconds. */
      cameraHz: z.number().check(z.minimum(1), z.maximum(240)),
      /** An app that does not say is older than the camera's. */
      source: z._default(z.enum(GAZE_SOURCES), 'scripted'),
    }),
    reply: z.object({
      recordingId: id,
      token: z.string(),
      participant: z.string(),
      batchMs: z.int(),
      /** In the order in which this participant sees them; `index` is their place in the project. */
      pages: z.array(
        z.extend(pageLook, {
          id,
          index: z.int(),
          kind: z.enum(PAGE_KINDS),
          timerMs: z.nullable(z.int()),
          assets: z.array(
            z.object({
              id,
              kind: z.enum(ASSET_KINDS),
              url: z.string(),
              /** The picture in other sizes and formats, smallest first. */
              sources: z.array(assetSource),
              widthPx: z.int(),
              heightPx: z.int(),
              durationMs: z.nullable(z.int()),
              /** A still picture of a video. */
              posterUrl: z.nullable(z.string()),
            }),
          ),
          question: z.nullable(question),
        }),
      ),
      finalReview: z.boolean(),
    }),
    errors: [
      'not_found',
      'project_not_active',
      'project_full',
      'project_password_wrong',
      'project_password_limited',
      'starts_limited',
      'camera_too_slow',
      /** The key's recording is a day old. Another key opens another one. */
      'recording_closed',
      'joins_paused',
      'unavailable',
    ],
  },
  /** Binary: an EG1 batch with its SHA-256 in X-Batch-Sha256, checked by hand on the hot path. */
  putBatch: {
    summary: 'Stores one gaze batch. Answered only after it is durable.',
    method: 'PUT',
    path: '/collect/recordings/{id}/batches/{seq}',
    access: 'recording',
    transport: 'bytes',
    params: z.object({
      id,
      seq: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LIMITS.batchesMax - 1)),
    }),
    /** Every batch up to and including `through` is stored; -1 when the first one is missing. */
    reply: z.object({ through: z.int().check(z.minimum(-1)), batchMs: z.int() }),
    errors: [
      'recording_token_invalid',
      'recording_closed',
      'recording_implausible',
      'batch_hash_mismatch',
      'batch_conflict',
      'payload_too_large',
      'unavailable',
    ],
  },
  completeRecording: {
    summary: 'Closes a recording when every batch is there, else names the missing ones.',
    method: 'POST',
    path: '/collect/recordings/{id}/complete',
    access: 'recording',
    params: recordingParams,
    body: z.object({
      /** None only where a project has questions alone. */
      count: z.int().check(z.minimum(0), z.maximum(LIMITS.batchesMax)),
      /** SHA-256 over the SHA-256 of batch 0, 1, 2 … */
      rootHash: sha256Hex,
      calibration: calibrationFacts,
      answers: z._default(z.array(answer).check(z.maxLength(LIMITS.pagesMax)), []),
      /** The page that was liked best in the final review. */
      favouritePageId: z._default(z.nullable(id), null),
    }),
    reply: z.object({ state: z.literal('complete') }),
    errors: [
      'recording_token_invalid',
      'recording_closed',
      'recording_implausible',
      'batches_missing',
      'root_hash_mismatch',
      'completed_too_early',
      'unavailable',
    ],
  },
  withdrawRecording: {
    summary: 'Asks for the data of a receipt to be deleted. Answers the same whether there is any.',
    method: 'POST',
    path: '/collect/withdrawals',
    access: 'public',
    body: z.object({ receipt }),
    reply: z.object({ asked: z.literal(true) }),
    errors: ['withdrawals_limited', 'unavailable'],
  },
  sendVisitEvent: {
    summary: 'Counts a step that a visit has reached, once. Nothing depends on it.',
    method: 'POST',
    path: '/collect/projects/{slug}/events',
    access: 'public',
    params: slugParams,
    body: z
      .object({
        /**
         * Made by the phone after the consent, for one visit. It says nothing of anybody, and whoever
         * declined has none.
         */
        visitId: z._default(z.nullable(id), null),
        step: z.enum(TOLD_STEPS),
        /** The place of a page in the project, with the step `page`. */
        page: z._default(
          z.nullable(z.int().check(z.minimum(0), z.maximum(LIMITS.pagesMax - 1))),
          null,
        ),
        /** With the step `left`. */
        reason: z._default(z.nullable(z.enum(LEFT_REASONS)), null),
        device: z.enum(VISIT_DEVICES),
        /** In a browser inside another app. */
        inApp: z.boolean(),
      })
      .check(
        z.refine(({ visitId, step }) => (visitId === null) === (step === 'declined'), {
          error: 'Steps of a visit have its number, and a refusal has none.',
          path: ['visitId'],
        }),
      ),
    /** False for a step that was counted before. */
    reply: z.object({ counted: z.boolean() }),
    errors: ['not_found', 'events_limited', 'unavailable'],
  },
});
