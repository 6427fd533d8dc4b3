// `node apps/server/src/entrypoints/credits.ts`: what an operator does to the ledger.
//   grant <email> <sessions> <reference> [expires, such as 2027-01-31]
//   organization <email> <accounts> <reference>
//   adjust <email> <+5 or -5> <reference> <reason>
//   return <recording id> <reason>
//   refund <purchase | subscription | organization> <reference>
//   refund-confirmed <request id>, refund-refused <request id>
//   audit
import { LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { findUserIdByEmail } from '#modules/auth/public.ts';
import {
  adjust,
  auditAndStop,
  confirmRefund,
  getCredits,
  issueLot,
  issueOrganizationLot,
  refuseRefund,
  requestRefund,
} from '#modules/credits/public.ts';
import { returnSession } from '#modules/recordings/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps } from '#platform/deps.ts';

const [command = '', ...given] = process.argv.slice(2);
const deps = await createDeps(loadProcessConfig(), 'migrate');
const commands: Readonly<Record<string, () => Promise<string>>> = {
  grant: () => grantTo(given),
  organization: () => grantPlanTo(given),
  adjust: () => adjustOf(given),
  return: () => returnOf(given),
  refund: () => refundLot(given),
  'refund-confirmed': () => endRefundOf(given, 'confirmed'),
  'refund-refused': () => endRefundOf(given, 'refused'),
  audit: () => auditLedger(),
};
try {
  const run = commands[command];
  if (run === undefined) {
    const names = Object.keys(commands).join(' | ');
    throw new RangeError(`usage: credits ${names}, see the head of this file`);
  }
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof RangeError ? 2 : 1;
} finally {
  await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
}

/** The reference makes it once: the same command again changes nothing. */
async function grantTo(given: readonly string[]): Promise<string> {
  const [email = '', sessions = '', reference = '', expires] = given;
  const amount = toAmount(sessions);
  if (amount < 1 || reference === '') throw new RangeError('grant <email> <sessions> <reference>');
  const userId = await getUserId(email);
  await issueLot(deps, {
    userId,
    source: 'promo',
    sourceRef: reference,
    amount,
    paidAt: deps.clock.now(),
    expiresAt: expires === undefined ? null : toEnd(expires),
  });
  return toBalanceLine(email, userId);
}

async function adjustOf(given: readonly string[]): Promise<string> {
  const [email = '', sessions = '', reference = '', ...reason] = given;
  const amount = toAmount(sessions);
  if (amount === 0 || reference === '' || reason.length === 0) {
    throw new RangeError('adjust <email> <sessions, with sign> <reference> <reason>');
  }
  const userId = await getUserId(email);
  await adjust(deps, { key: reference, userId, amount, reason: toReason(reason) });
  return toBalanceLine(email, userId);
}

/** A year of an organisation plan; its administrator passes the sessions on by codes. */
async function grantPlanTo(given: readonly string[]): Promise<string> {
  const [email = '', accounts = '', reference = ''] = given;
  if (reference === '') throw new RangeError('organization <email> <accounts> <reference>');
  const userId = await getUserId(email);
  await issueOrganizationLot(deps, {
    userId,
    accounts: toAmount(accounts),
    sourceRef: reference,
    paidAt: deps.clock.now(),
  });
  return toBalanceLine(email, userId);
}

async function returnOf([recordingId = '', ...reason]: readonly string[]): Promise<string> {
  if (!/^[0-9a-f-]{36}$/.test(recordingId) || reason.length === 0) {
    throw new RangeError('return <recording id> <reason>');
  }
  const { projectId } = await returnSession(deps, { recordingId, reason: toReason(reason) });
  return `the session of ${recordingId} is back in project ${projectId}`;
}

/** As the use history answers it. */
function toReason(words: readonly string[]): string {
  const reason = words.join(' ');
  const most = LIMITS.creditReasonMaxLength;
  if (reason.length > most) throw new RangeError(`a reason has at most ${most} letters`);
  return reason;
}

async function refundLot(given: readonly string[]): Promise<string> {
  const [source, sourceRef = ''] = given;
  const isPaid = source === 'purchase' || source === 'subscription' || source === 'organization';
  if (!isPaid || sourceRef === '') {
    throw new RangeError('refund <purchase | subscription | organization> <reference>');
  }
  const requestId = deps.ids.next();
  const { amount } = await requestRefund(deps, { requestId, source, sourceRef });
  return `${amount} sessions are set aside; end it with refund-confirmed or refund-refused ${requestId}`;
}

async function endRefundOf(
  given: readonly string[],
  outcome: 'confirmed' | 'refused',
): Promise<string> {
  const [requestId = ''] = given;
  if (!/^[0-9a-f-]{36}$/.test(requestId)) throw new RangeError(`refund-${outcome} <request id>`);
  if (outcome === 'confirmed') await confirmRefund(deps, requestId);
  else await refuseRefund(deps, requestId);
  return `refund ${requestId} is ${outcome}`;
}

/** Also stops spending, or lets it go on. */
async function auditLedger(): Promise<string> {
  const counts = await auditAndStop(deps);
  const wrong = Object.entries(counts).filter(([, count]) => count > 0);
  if (wrong.length > 0) throw new Error(wrong.map(([name, n]) => `${name}: ${n}`).join('\n'));
  return `${Object.keys(counts).length} audits, all 0`;
}

async function getUserId(email: string): Promise<string> {
  const userId = await findUserIdByEmail(deps.db, email.trim().toLowerCase());
  if (userId === undefined) throw new Error(`${email} has no account`);
  return userId;
}

async function toBalanceLine(email: string, userId: string): Promise<string> {
  return `${email} has ${(await getCredits(deps, userId)).balance} sessions now`;
}

function toAmount(text: string): number {
  if (!/^[+-]?\d{1,7}$/.test(text)) throw new RangeError(`${text} is not a number of sessions`);
  return Number(text);
}

/** The end of that day, UTC. */
function toEnd(date: string): Date {
  const start = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) throw new RangeError(`${date} is not a date`);
  return new Date(start.getTime() + DAY_MS);
}
