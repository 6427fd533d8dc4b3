import * as z from 'zod/mini';
import { id, instant, language } from '#fields.ts';
import { currency } from '#http/catalogue.ts';

/**
 * Every queue with its payload. A name carries its version; a changed payload is a new name.
 * Payloads hold ids and addresses, never a secret.
 */
export const JOBS = {
  'check-asset.v1': z.object({ assetId: id }),
  'make-avif.v1': z.object({ assetId: id }),
  'make-video.v1': z.object({ assetId: id }),
  /** `objectKey` tells whether anybody still shows them. */
  'remove-objects.v1': z.object({ objectKey: z.string(), keys: z.array(z.string()) }),
  'forget-project.v1': z.object({ projectId: id }),
  'pack-recording.v1': z.object({ recordingId: id }),
  'withdraw-recording.v1': z.object({ withdrawalId: id }),
  /** All of a project that are closed for it. */
  'erase-recordings.v1': z.object({ projectId: id }),
  /** Data sets whose session came back, of a project's records. */
  'leave-out-returned.v1': z.object({ projectId: id }),
  'build-aggregate.v1': z.object({ projectId: id }),
  'join-records.v1': z.object({ projectId: id }),
  /** Made for records that cannot be read, or for a project that has become Pro. */
  'rebuild-records.v1': z.object({ projectId: id }),
  'make-archive.v1': z.object({ projectId: id }),
  'draw-card.v1': z.object({ projectId: id }),
  'send-verification-code.v1': z.object({ emailCodeId: id, email: z.string(), language }),
  'send-reset-mail.v1': z.object({ resetId: id, email: z.string(), language }),
  'send-password-changed-mail.v2': z.object({
    changeId: id,
    userId: id,
    /** A mailed link ends every session, the profile every other one. */
    by: z.enum(['link', 'profile']),
  }),
  'send-session-ended-mail.v1': z.object({ authSessionId: id, userId: id }),
  'send-leaving-mail.v1': z.object({ userId: id }),
  'send-terms-mail.v1': z.object({ version: z.string(), userId: id }),
  'send-transfer-code.v1': z.object({ codeId: id }),
  /** Sent about the end that follows when no participant has come since then. */
  'send-project-end-mail.v1': z.object({
    projectId: id,
    kind: z.enum(['soon', 'ended']),
    idleSince: instant,
  }),
  'send-payment-mail.v1': z.object({
    kind: z.enum(['receipt', 'renewal', 'failed', 'ended', 'refunded', 'second']),
    userId: id,
    /** The order, the month or the request: one mail of a kind for each. */
    about: z.string(),
    sessions: z.int(),
    currency,
    amount: z.int(),
    receiptUrl: z.nullable(z.string()),
    /** Day of the next payment, the next try, or the end of the sessions left. */
    day: z.nullable(instant),
  }),
  'send-inquiry-mail.v1': z.object({ inquiryId: id, to: z.enum(['operator', 'sender']) }),
  'sweep.v1': z.object({}),
  'decide-marks.v1': z.object({}),
  'end-retention.v1': z.object({}),
  'keep-partitions.v1': z.object({}),
  'remove-superseded.v1': z.object({}),
  'check-copies.v1': z.object({}),
  'check-records.v1': z.object({}),
  'forget-expired.v1': z.object({}),
  'erase-accounts.v1': z.object({}),
  'tell-terms.v1': z.object({}),
  'keep-projects.v1': z.object({}),
  'keep-inquiries.v1': z.object({}),
  'settle-credits.v1': z.object({}),
  'audit-credits.v1': z.object({}),
  'settle-payments.v1': z.object({}),
  'renew-subscriptions.v1': z.object({}),
  'reconcile-payments.v1': z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]>;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
