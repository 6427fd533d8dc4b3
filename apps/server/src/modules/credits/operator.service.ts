import { findUserIdByEmail } from '#modules/auth/auth.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { runAudits } from './audits.repo.ts';
import { getCredits } from './credits.service.ts';
import { adjust, issueLot } from './lots.service.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock'>;

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

export async function auditLedger({ db }: Deps): Promise<string> {
  const counts = await runAudits(db);
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
