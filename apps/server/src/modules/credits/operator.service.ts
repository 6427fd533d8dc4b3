import { findUserIdByEmail } from '#modules/auth/auth.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { auditAndStop } from './audits.service.ts';
import { getCredits } from './credits.service.ts';
import { adjust, issueLot, issueOrganizationLot } from './lots.service.ts';
import { confirmRefund, refuseRefund, requestRefund } from './refunds.service.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'ids'>;

/** The reference makes it once: the same command again changes nothing. */
export async function grantTo(deps: Deps, given: readonly string[]): Promise<string> {
  const [email = '', sessions = '', reference = '', expires] = given;
  const amount = toAmount(sessions);
  if (amount < 1 || reference === '') throw new RangeError('grant <email> <sessions> <reference>');
  const userId = await getUserId(deps, email);
  await issueLot(deps, {
    userId,
    source: 'promo',
    sourceRef: reference,
    amount,
    paidAt: deps.clock.now(),
    expiresAt: expires === undefined ? null : toEnd(expires),
  });
  return toBalanceLine(deps, email, userId);
}

export async function adjustOf(deps: Deps, given: readonly string[]): Promise<string> {
  const [email = '', sessions = '', reference = '', ...reason] = given;
  const amount = toAmount(sessions);
  if (amount === 0 || reference === '' || reason.length === 0) {
    throw new RangeError('adjust <email> <sessions, with sign> <reference> <reason>');
  }
  const userId = await getUserId(deps, email);
  await adjust(deps, { key: reference, userId, amount, reason: reason.join(' ') });
  return toBalanceLine(deps, email, userId);
}

/** A year of an organisation plan; its administrator passes the sessions on by codes. */
export async function grantPlanTo(deps: Deps, given: readonly string[]): Promise<string> {
  const [email = '', accounts = '', reference = ''] = given;
  if (reference === '') throw new RangeError('organization <email> <accounts> <reference>');
  const userId = await getUserId(deps, email);
  await issueOrganizationLot(deps, {
    userId,
    accounts: toAmount(accounts),
    sourceRef: reference,
    paidAt: deps.clock.now(),
  });
  return toBalanceLine(deps, email, userId);
}

export async function refundLot(deps: Deps, given: readonly string[]): Promise<string> {
  const [source, sourceRef = ''] = given;
  const isPaid = source === 'purchase' || source === 'subscription' || source === 'organization';
  if (!isPaid || sourceRef === '') {
    throw new RangeError('refund <purchase | subscription | organization> <reference>');
  }
  const requestId = deps.ids.next();
  const { amount } = await requestRefund(deps, { requestId, source, sourceRef });
  return `${amount} sessions are set aside; end it with refund-confirmed or refund-refused ${requestId}`;
}

export async function endRefundOf(
  deps: Deps,
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
export async function auditLedger(deps: Deps): Promise<string> {
  const counts = await auditAndStop(deps);
  const wrong = Object.entries(counts).filter(([, count]) => count > 0);
  if (wrong.length > 0) throw new Error(wrong.map(([name, n]) => `${name}: ${n}`).join('\n'));
  return `${Object.keys(counts).length} audits, all 0`;
}

async function getUserId({ db }: Deps, email: string): Promise<string> {
  const userId = await findUserIdByEmail(db, email.trim().toLowerCase());
  if (userId === undefined) throw new Error(`${email} has no account`);
  return userId;
}

async function toBalanceLine(deps: Deps, email: string, userId: string): Promise<string> {
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
  return new Date(start.getTime() + 24 * 3_600_000);
}
