// A transfer code carries sessions to one address. It is not used, then used or cancelled, and
// never both. Administrators send; whoever owns the address uses it.

import type { CALLS, CallBody, TransferCodeStatus } from '@fovea/contract';
import { LIMITS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { recordEvent } from '#modules/audit/public.ts';
import { checkPassword, type UserActor } from '#modules/auth/public.ts';
import { emptyCode, getCredits, sendCredits } from '#modules/credits/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findCodeHmac, toTransferCode } from './transfer-code.ts';
import { canSendCodes } from './transfers.policy.ts';
import {
  countCodes,
  createCodes,
  endCode,
  findCodeFor,
  findSentCode,
  getCodeStatus,
  listCodes,
  sumSent,
} from './transfers.repo.ts';

export type TransfersDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'config' | 'jobs' | 'limits' | 'metrics'
>;

/** Codes that were wrong. Whoever types their own uses none of them up. */
const TRIES = { name: 'transfer-codes', max: LIMITS.transferCodeTries, windowMs: HOUR_MS };

const ENDED = { USED: 'transfer_code_used', CANCELLED: 'transfer_code_cancelled' } as const;

type SendInput = CallBody<typeof CALLS.sendTransferCodes>;

/** Whoever sends many sessions within an hour, in one call or in several, gives the password. */
export async function sendTransferCodes(deps: TransfersDeps, actor: UserActor, input: SendInput) {
  assertMaySend(actor);
  const total = input.amount * new Set(input.receivers).size;
  const isSure = total > LIMITS.transferPasswordAbove || input.password !== undefined;
  if (isSure) await askForPassword(deps, actor, input.password);
  return sendCodes(deps, actor, input, isSure);
}

export async function sendCodes(
  deps: TransfersDeps,
  actor: UserActor,
  input: SendInput,
  isSure: boolean,
) {
  const { amount, sendKey } = input;
  const receivers = [...new Set(input.receivers)];
  const newCodes = receivers.map((receiver) => ({ id: deps.ids.next(), receiver }));
  const order = { userId: actor.userId, sendKey, amount, codes: newCodes };
  const { sent } = await sendCredits(deps, order, async (tx, { txId, at, senderId, codes }) => {
    const rows = codes.map((code) => ({ ...code, hmac: toHmac(deps, code.id) }));
    await createCodes(tx, { rows, senderId, amount, txId, at });
    if (!isSure) await assertFew(tx, senderId, at);
    for (const { id } of codes) {
      await deps.jobs.enqueue(tx, 'send-transfer-code.v1', { codeId: id });
    }
    const event = { action: 'codes_sent', actorId: actor.userId, subjectId: null } as const;
    const details = { codes: codes.length, sessions: codes.length * amount };
    await recordEvent(tx, { ...event, details }, at);
  });
  return { sent, total: sent * amount, balance: await getBalance(deps, actor) };
}

/** The sender's account is locked: small ones at once are no way around the limit. */
async function assertFew(tx: Tx, senderId: string, at: Date): Promise<void> {
  const sum = await sumSent(tx, senderId, new Date(at.getTime() - HOUR_MS));
  if (sum > LIMITS.transferPasswordAbove) throw new AppError('password_needed');
}

async function askForPassword(deps: TransfersDeps, { userId }: UserActor, password?: string) {
  if (password === undefined) throw new AppError('password_needed');
  await checkPassword(deps, userId, password);
}

function toHmac({ config }: TransfersDeps, codeId: string): Buffer {
  const hmac = findCodeHmac(config.CODE_SECRET, toTransferCode(config.CODE_SECRET, codeId));
  if (hmac === undefined) throw new RangeError('a code that nobody can type');
  return hmac;
}

export async function listTransferCodes(
  deps: TransfersDeps,
  actor: UserActor,
  page: { status?: TransferCodeStatus | undefined; before?: string | undefined; limit: number },
) {
  assertMaySend(actor);
  const { userId } = actor;
  const now = deps.clock.now();
  const [found, { counts, total }] = await Promise.all([
    listCodes(deps.db, userId, { ...page, now, limit: page.limit + 1 }),
    countCodes(deps.db, userId),
  ]);
  const rows = found.slice(0, page.limit);
  const codes = rows.map((row) => ({ ...row, code: findShownCode(deps, row) }));
  const next = found.length > page.limit ? (rows.at(-1)?.id ?? null) : null;
  return { codes, next, counts, total };
}

/** The sender may pass it on in another way: it works for its receiver only. */
function findShownCode(
  { config }: TransfersDeps,
  { id, status }: { id: string; status: TransferCodeStatus },
): string | null {
  return status === 'NOT_USED' ? toTransferCode(config.CODE_SECRET, id) : null;
}

export async function cancelTransferCode(deps: TransfersDeps, actor: UserActor, id: string) {
  assertMaySend(actor);
  const code = await findSentCode(deps.db, actor.userId, id);
  if (code === undefined) throw new AppError('not_found');
  const { amount } = await emptyCode(
    deps,
    { codeId: id, userId: actor.userId, as: 'TRANSFER_BACK' },
    async (tx) => {
      if ((await getCodeStatus(tx, id)) === 'USED') throw new AppError('transfer_code_used');
    },
    async (tx, { txId, at, moved }) => {
      await endCode(tx, { id, status: 'CANCELLED', redeemerId: null, txId, at, moved });
      const event = { action: 'code_cancelled', actorId: actor.userId, subjectId: null } as const;
      await recordEvent(tx, { ...event, details: { code: id, sessions: moved } }, at);
    },
  );
  return { returned: amount, balance: await getBalance(deps, actor) };
}

/** Worth of a code to this user, before anything moves. */
export async function checkTransferCode(deps: TransfersDeps, actor: UserActor, typed: string) {
  const { from, status, usable } = await getOwnCode(deps, actor, typed);
  if (status !== 'NOT_USED') throw new AppError(ENDED[status]);
  if (usable === 0) throw new AppError('transfer_code_empty');
  return { from, amount: usable, balanceAfter: (await getBalance(deps, actor)) + usable };
}

export async function redeemTransferCode(deps: TransfersDeps, actor: UserActor, typed: string) {
  const { id, from, status: seen } = await getOwnCode(deps, actor, typed);
  if (seen !== 'NOT_USED') throw new AppError(ENDED[seen]);
  const { amount } = await emptyCode(
    deps,
    { codeId: id, userId: actor.userId, as: 'CODE_IN' },
    async (tx, live) => {
      const status = await getCodeStatus(tx, id);
      if (status !== 'NOT_USED') throw new AppError(ENDED[status]);
      if (live === 0) throw new AppError('transfer_code_empty');
    },
    async (tx, { txId, at, receiverId, moved }) => {
      await endCode(tx, { id, status: 'USED', redeemerId: receiverId, txId, at, moved });
      const event = { action: 'code_used', actorId: actor.userId, subjectId: null } as const;
      await recordEvent(tx, { ...event, details: { code: id, sessions: moved } }, at);
    },
  );
  return { from, amount, balance: await getBalance(deps, actor) };
}

/** A code of somebody else is as unknown as one that never was. Only wrong ones count as tries. */
async function getOwnCode(deps: TransfersDeps, { userId }: UserActor, typed: string) {
  await deps.limits.takeAll('transfer_code_limited', [[TRIES, userId]]);
  const hmac = findCodeHmac(deps.config.CODE_SECRET, typed);
  const code = hmac && (await findCodeFor(deps.db, userId, hmac, deps.clock.now()));
  if (code === undefined) throw new AppError('transfer_code_unknown');
  await deps.limits.giveBack(TRIES, userId);
  return code;
}

function assertMaySend(actor: UserActor): void {
  const refusal = canSendCodes(actor);
  if (refusal !== undefined) throw new AppError(refusal);
}

async function getBalance(deps: TransfersDeps, { userId }: UserActor): Promise<number> {
  return (await getCredits(deps, userId)).balance;
}
