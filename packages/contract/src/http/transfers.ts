import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { email, emailTold, id, instant, text, told, typedPassword } from '#fields.ts';
import { LIMITS } from '#limits.ts';

export const TRANSFER_CODE_STATUSES = ['NOT_USED', 'USED', 'CANCELLED'] as const;
export type TransferCodeStatus = (typeof TRANSFER_CODE_STATUSES)[number];

const status = z.enum(TRANSFER_CODE_STATUSES);
const amount = z.int();
const LISTED_AT_ONCE = 200;

/** As it is typed: small letters, spaces and dashes do not matter. */
const typedCode = text.check(z.minLength(1), z.maxLength(64));

export const transferCode = z.object({
  id,
  receiver: emailTold,
  sentAt: instant,
  amount,
  /** All codes that were sent at once. */
  batchTotal: amount,
  status,
  /** XXXX-XXXX-XXXX while it can be used. */
  code: z.nullable(told(32)),
  /**
   * Sessions that the code is worth now: some may have expired since. 0 once it is used or
   * cancelled.
   */
  usable: amount,
  /** When it was used or cancelled, and how many sessions moved then. */
  endedAt: z.nullable(instant),
  moved: z.nullable(amount),
});
export type TransferCode = z.infer<typeof transferCode>;

/** Unknown is also what belongs to another address. */
const CODE_ERRORS = [
  'transfer_code_cancelled',
  'transfer_code_empty',
  'transfer_code_limited',
  'transfer_code_unknown',
  'transfer_code_used',
] as const;

export const transferCalls = defineCalls({
  sendTransferCodes: {
    summary: 'Sends one code to each receiver. Addresses that repeat get one.',
    method: 'POST',
    path: '/transfer-codes',
    access: 'user',
    status: 201,
    body: z.object({
      /** Made by the sender: a request that is sent again does nothing twice. */
      sendKey: id,
      amount: amount.check(z.minimum(1), z.maximum(LIMITS.transferAmountMax)),
      receivers: z.array(email).check(z.minLength(1), z.maxLength(LIMITS.transferReceiversMax)),
      /** Asked for when many sessions leave within an hour. */
      password: z.optional(typedPassword),
    }),
    reply: z.object({ sent: z.int(), total: amount, balance: amount }),
    errors: [
      'forbidden',
      'credits_insufficient',
      'credits_owed',
      'credits_paused',
      'key_reused',
      'password_limited',
      'password_needed',
      'password_wrong',
    ],
  },
  listTransferCodes: {
    summary: 'Codes that the signed-in administrator has sent, newest first.',
    method: 'GET',
    path: '/transfer-codes',
    access: 'user',
    query: z.object({
      status: z.optional(status),
      before: z.optional(id),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LISTED_AT_ONCE)),
        50,
      ),
    }),
    reply: z.object({
      codes: z.array(transferCode).check(z.maxLength(LISTED_AT_ONCE)),
      next: z.nullable(id),
      /** Over all codes, whatever is chosen. */
      counts: z.record(status, z.int()),
      /** Sessions that all codes were worth when they were sent. */
      total: amount,
    }),
    errors: ['forbidden'],
  },
  downloadTransferCodes: {
    summary:
      'The codes that were sent as a file, oldest first. It does not hold the codes themselves.',
    method: 'GET',
    path: '/transfer-codes.csv',
    access: 'user',
    query: z.object({ status: z.optional(status) }),
    isHeavy: true,
    transport: 'csv',
    reply: z.string(),
    errors: ['forbidden'],
  },
  cancelTransferCode: {
    summary: 'Ends a code that was not used. Its sessions come back.',
    method: 'POST',
    path: '/transfer-codes/{id}/cancel',
    access: 'user',
    params: z.object({ id }),
    reply: z.object({ returned: amount, balance: amount }),
    errors: ['forbidden', 'not_found', 'transfer_code_used'],
  },
  checkTransferCode: {
    summary: 'Says what a code is worth before it is used.',
    method: 'POST',
    path: '/transfer-codes/check',
    access: 'user',
    body: z.object({ code: typedCode }),
    reply: z.object({ from: emailTold, amount, balanceAfter: amount }),
    errors: [...CODE_ERRORS],
  },
  redeemTransferCode: {
    summary: 'Takes the sessions of a code that was sent to the address of the signed-in user.',
    method: 'POST',
    path: '/transfer-codes/redeem',
    access: 'user',
    body: z.object({ code: typedCode }),
    reply: z.object({ from: emailTold, amount, balance: amount }),
    errors: [...CODE_ERRORS, 'credits_paused'],
  },
  listRedeemedCodes: {
    summary: 'Codes that the signed-in user has used, newest first.',
    method: 'GET',
    path: '/transfer-codes/redeemed',
    access: 'user',
    query: z.object({
      before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LISTED_AT_ONCE)),
        50,
      ),
    }),
    reply: z.object({
      codes: z
        .array(z.object({ id, code: told(32), from: emailTold, usedAt: instant, amount }))
        .check(z.maxLength(LISTED_AT_ONCE)),
      next: z.nullable(told(20)),
    }),
    errors: [],
  },
});
