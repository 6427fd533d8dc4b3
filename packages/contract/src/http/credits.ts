import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { emailTold, id, instant, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';

/** Names of movements in the use history. */
export const CREDIT_MOVES = [
  'PURCHASE',
  'GRANT',
  'EXPIRE',
  'USE',
  'UPGRADE',
  'RELEASE',
  'TRANSFER_OUT',
  'TRANSFER_BACK',
  'CODE_IN',
  'REFUND',
  'ADJUST',
] as const;
export type CreditMove = (typeof CREDIT_MOVES)[number];

const amount = z.int();
const LISTED_AT_ONCE = 200;

/** Where sessions come from. */
export const LOT_SOURCES = [
  'purchase',
  'subscription',
  'organization',
  'promo',
  'adjustment',
] as const;
export type LotSource = (typeof LOT_SOURCES)[number];

/** Which movements: of one kind, from a moment on, up to before another. */
const chosen = {
  type: z.optional(z.enum(CREDIT_MOVES)),
  from: z.optional(instant),
  to: z.optional(instant),
};

/** Subject of a movement; fields that do not apply are null. */
const about = z.object({
  /** Source of sessions that came in, or expired. */
  source: z.nullable(z.enum(LOT_SOURCES)),
  projectId: z.nullable(id),
  projectName: z.nullable(told(LIMITS.projectNameMaxLength)),
  /** The receiver of a code that was sent or cancelled, the sender of one that was used. */
  email: z.nullable(emailTold),
  /** How many codes were sent at once. */
  receivers: z.nullable(z.int()),
  /** Reason that an operator wrote. */
  reason: z.nullable(told(LIMITS.creditReasonMaxLength)),
});

export const creditMovement = z.object({
  id: told(20),
  type: z.enum(CREDIT_MOVES),
  at: instant,
  amount,
  /** After this movement. */
  total: amount,
  about,
});
export type CreditMovement = z.infer<typeof creditMovement>;

export const creditCalls = defineCalls({
  getCredits: {
    summary: 'What the signed-in user can spend now, and until when.',
    method: 'GET',
    path: '/credits',
    access: 'user',
    reply: z.object({
      balance: amount,
      /** Soonest end first, as they are used; bought ones have no end. */
      parts: z.array(z.object({ amount, expiresAt: z.nullable(instant) })),
      /** For payments that went back; left out when nothing is owed. Nothing is spent until it is paid. */
      owed: z.optional(amount),
    }),
    errors: [],
  },
  listCreditHistory: {
    summary: 'Movements of the signed-in user, newest first.',
    method: 'GET',
    path: '/credits/history',
    access: 'user',
    query: z.object({
      ...chosen,
      before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LISTED_AT_ONCE)),
        50,
      ),
    }),
    reply: z.object({
      rows: z.array(creditMovement).check(z.maxLength(LISTED_AT_ONCE)),
      next: z.nullable(told(20)),
    }),
    errors: [],
  },
  getCreditTotals: {
    summary: 'What the chosen movements come to.',
    method: 'GET',
    path: '/credits/history/totals',
    access: 'user',
    query: z.object(chosen),
    reply: z.object({
      rows: z.int(),
      /** Bought, granted, taken from codes, corrected upwards. */
      cameIn: amount,
      /** By projects, less what came back; 0 or negative. */
      used: amount,
      projects: z.int(),
      /** As codes, less what came back; 0 or negative. */
      sent: amount,
      /** The first movement of all, chosen or not. */
      since: z.nullable(instant),
    }),
    errors: [],
  },
  downloadCreditHistory: {
    summary: 'The chosen movements as a file, oldest first.',
    method: 'GET',
    path: '/credits/history.csv',
    access: 'user',
    query: z.object(chosen),
    isHeavy: true,
    transport: 'csv',
    reply: z.string(),
    errors: [],
  },
});
