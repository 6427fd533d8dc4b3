import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { instant } from '#fields.ts';

/** What the use history calls each movement. */
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

export const getCredits = defineCall({
  id: 'getCredits',
  summary: 'What the signed-in user can spend now, and until when.',
  method: 'GET',
  path: '/credits',
  access: 'user',
  reply: z.object({
    balance: amount,
    /** Soonest end first, as they are used; bought ones have no end. */
    parts: z.array(z.object({ amount, expiresAt: z.nullable(instant) })),
  }),
  errors: [],
});

export const listCreditHistory = defineCall({
  id: 'listCreditHistory',
  summary: 'Movements of the signed-in user, newest first.',
  method: 'GET',
  path: '/credits/history',
  access: 'user',
  query: z.object({
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    type: z.optional(z.enum(CREDIT_MOVES)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        type: z.enum(CREDIT_MOVES),
        at: instant,
        amount,
        /** After this movement. */
        total: amount,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
});
