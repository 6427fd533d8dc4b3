import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { COLLECT_HEAD_PATH, TEST_HEAD_PATH } from '#collect-head.ts';
import { id, instant, line, receipt, sha256Hex, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { PROJECT_CODE } from '#project-code.ts';
import { UPLOAD_PATHS } from '#uploads.ts';
import {
  answer,
  calibrationFacts,
  collectHead,
  END_REASONS,
  joinBody,
  joinReply,
  solution,
  typedPassword,
  unlocked,
} from './collect-fields.ts';
import { LEFT_REASONS, TOLD_STEPS, VISIT_DEVICES } from './funnel-fields.ts';
import { pageSpans, recordingQuality } from './quality-fields.ts';

const slug = z.string().check(z.regex(/^[a-z2-7]{12}$/));
const slugParams = z.object({ slug });
const recordingParams = z.object({ id });
const testParams = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{48}$/)) });
/** The code as people type it; capitals and small letters are the same. */
const projectCode = z
  .string()
  .check(z.toUpperCase(), z.regex(PROJECT_CODE, { error: 'An ID has 6 characters.' }));

/** No survey makes a longer body. A proxy lets so much through. */
export const COMPLETE_MAX_BYTES = 256 * 1024;

/** `details` of the error batches_missing. */
export const missingBatches = z.object({ missing: z.array(z.int()) });

/** `details` of the error puzzle_needed. With a number of 14 digits a puzzle is one block of SHA-256. */
export const puzzleNeeded = z.object({
  puzzle: z.string().check(z.maxLength(40)),
  zeroBits: z.int().check(z.minimum(0), z.maximum(32)),
});
export type Puzzle = z.infer<typeof puzzleNeeded>;

export const collectCalls = defineCalls({
  getCollectProject: {
    summary: 'The public head of a project, before anything is stored.',
    method: 'GET',
    path: COLLECT_HEAD_PATH,
    access: 'public',
    params: slugParams,
    query: z.object({
      /** A device says its kind the first time that it opens the project: it is counted once. */
      opening: z.optional(z.enum(VISIT_DEVICES)),
    }),
    reply: z.extend(collectHead, {
      slug,
      /** The ID that people type; a project with a link has one. */
      code: z.nullable(told(16)),
      open: z.boolean(),
    }),
    errors: ['not_found'],
  },
  findCollectProject: {
    summary: 'The link of a project whose ID was typed.',
    method: 'GET',
    path: '/collect/project-ids/{code}',
    access: 'public',
    params: z.object({ code: projectCode }),
    query: z.object({ solution: z.optional(solution) }),
    reply: z.object({ slug }),
    errors: ['not_found', 'project_ids_limited', 'puzzle_needed'],
  },
  checkProjectPassword: {
    summary: 'Says whether a project password is right, before anything else is asked.',
    method: 'POST',
    path: '/collect/projects/{slug}/password',
    access: 'public',
    params: slugParams,
    body: z.object({ password: typedPassword, solution: z.optional(solution) }),
    reply: unlocked,
    errors: ['project_password_wrong', 'project_password_limited', 'puzzle_needed'],
  },
  joinProject: {
    summary:
      'Stores the consent and opens a recording while people are wanted. Its gaze takes a place.',
    method: 'POST',
    path: '/collect/projects/{slug}/recordings',
    access: 'public',
    status: 201,
    params: slugParams,
    body: joinBody,
    reply: joinReply,
    errors: [
      'not_found',
      'project_not_active',
      'project_full',
      'project_password_wrong',
      'project_password_limited',
      /** Check the password with the answer first: where it was right the join passes. */
      'puzzle_needed',
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
    path: UPLOAD_PATHS.batch,
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
    path: UPLOAD_PATHS.complete,
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
      /** The showings that count. Where none are named, every sample does. */
      spans: z._default(z.nullable(pageSpans), null),
      /** Quality of calibrated gaze. */
      quality: z._default(z.nullable(recordingQuality), null),
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
  endRecording: {
    summary: 'Ends a recording before its last page and gives its place back. Safe to repeat.',
    method: 'POST',
    path: UPLOAD_PATHS.end,
    access: 'recording',
    params: recordingParams,
    body: z.object({
      reason: z.enum(END_REASONS),
      /** Without it everything is deleted, as by a withdrawal. */
      keep: z._default(z.boolean(), true),
    }),
    reply: z.object({ ended: z.literal(true) }),
    errors: ['recording_token_invalid', 'recording_closed', 'unavailable'],
  },
  getTestLink: {
    summary: 'The head of a project for a test run.',
    method: 'GET',
    path: TEST_HEAD_PATH,
    access: 'public',
    params: testParams,
    reply: z.extend(collectHead, { expiresAt: instant }),
    errors: ['test_link_over'],
  },
  checkTestPassword: {
    summary: 'Says whether a project password is right, in a test run.',
    method: 'POST',
    path: '/collect/test-links/{token}/password',
    access: 'public',
    params: testParams,
    body: z.object({ password: typedPassword, solution: z.optional(solution) }),
    reply: unlocked,
    errors: [
      'test_link_over',
      'project_password_wrong',
      'project_password_limited',
      'puzzle_needed',
    ],
  },
  joinTest: {
    summary: 'Opens a recording that takes no place, costs nothing and is never counted.',
    method: 'POST',
    path: '/collect/test-links/{token}/recordings',
    access: 'public',
    status: 201,
    params: testParams,
    body: joinBody,
    reply: joinReply,
    errors: [
      'test_link_over',
      'project_not_ready',
      'project_password_wrong',
      'project_password_limited',
      'test_runs_limited',
      'puzzle_needed',
      'starts_limited',
      'camera_too_slow',
      'recording_closed',
      'joins_paused',
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
        /** As exact as the browser says it, and empty where it says nothing. */
        model: z._default(line(100), ''),
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
