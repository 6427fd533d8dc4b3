import {
  type Faults,
  type HuntedFault,
  readPlanted,
  type TextFault,
} from '#harness/planted-faults.ts';
import type { Lane } from './history.ts';

const CREDITS = 'apps/server/src/modules/credits';
const POSTING = 'apps/server/migrations/20261118210000000_baseline.sql';

/** Random histories must show them. */
export const LEDGER_FAULTS: Faults<HuntedFault> = {
  'credits live one instant too long': {
    file: `${CREDITS}/ledger.ts`,
    from: 'expiresAt === null || expiresAt > now;',
    to: 'expiresAt === null || expiresAt >= now;',
    history: 74,
  },
  'what never ends is used first': {
    file: `${CREDITS}/ledger.repo.ts`,
    from: 'order.asc().nullsLast()',
    to: 'order.asc().nullsFirst()',
    history: 2,
  },
  'of equal ends the newest lot is used first': {
    file: `${CREDITS}/ledger.repo.ts`,
    from: ".orderBy('lot_id')",
    to: ".orderBy('lot_id', 'desc')",
    history: 8,
  },
  'a key with another body does nothing and says nothing': {
    file: `${CREDITS}/ledger.ts`,
    from: 'if (!done.request_hash.equals(requestHash))',
    to: 'if (done.request_hash.length === 0)',
    history: 1,
  },
  'the receivers are not part of a request': {
    file: `${CREDITS}/code-credits.service.ts`,
    from: 'request: { userId, amount, receivers },',
    to: 'request: { userId, amount, one: receivers.length > 0 },',
    history: 21,
  },
  'expired credits go on to whoever uses a code': {
    file: `${CREDITS}/ledger.ts`,
    from: 'to: isLive(lot, now) ? to : expired,',
    to: "to: lot.lotId === '' ? expired : to,",
    history: 52,
  },
  'the credits of a code never expire': {
    file: `${CREDITS}/lots.repo.ts`,
    from: "account.kind IN ('user', 'code')",
    to: "account.kind IN ('user')",
    history: 9,
  },
  'the balance counts what ends at this instant': {
    file: `${CREDITS}/history.repo.ts`,
    from: '(lot.expires_at IS NULL OR lot.expires_at > ',
    to: '(lot.expires_at IS NULL OR lot.expires_at >= ',
    history: 9,
  },
  'a project that ends keeps nothing for recordings that run': {
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'const kept = await countWanted(tx, projectId);',
    to: 'const kept = 0 * (await countWanted(tx, projectId));',
    history: 17,
  },
  'a project that ends keeps nothing for recordings that wait for their pack': {
    file: `${CREDITS}/consumptions.repo.ts`,
    from: ' AND settled_at IS NULL)\n  + ',
    to: ' AND settled_at IS NULL AND due_at IS NOT NULL)\n  + ',
    history: 51,
  },
  'recordings are paid before their pack': {
    file: `${CREDITS}/consumptions.repo.ts`,
    from: ".where('due_at', 'is not', null)\n    .where('settled_at', 'is', null)\n    .orderBy(",
    to: ".where('settled_at', 'is', null)\n    .orderBy(",
    history: 11,
  },
  'what cannot be read is paid for': {
    file: `${CREDITS}/consumptions.repo.ts`,
    from: 'if (isUsed) {',
    to: "if (isUsed || recordingId !== '') {",
    history: 50,
  },
  'recordings that were removed keep their credits': {
    file: `${CREDITS}/credits.schedule.ts`,
    from: 'await letGoOfRemoved(deps.db);',
    to: '',
    history: 162,
  },
  'recordings are paid from the latest end': {
    file: `${CREDITS}/projects-credits.service.ts`,
    from: "pickLots(await held('project'), recordingIds.length)",
    to: "pickLots((await held('project')).toReversed(), recordingIds.length)",
    history: 11,
  },
  'a refund needs only a rest of the lot': {
    file: `${CREDITS}/refunds.service.ts`,
    from: 'held?.amount !== lot.amount ||',
    to: 'held === undefined ||',
    history: 10,
  },
  'returns are rounded up': {
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'Math.floor(target * LIMITS.returnShare)',
    to: 'Math.ceil(target * LIMITS.returnShare)',
    history: 5,
  },
  'recordings come back at any time': {
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'if (isLate || isFull)',
    to: 'if (isFull)',
    history: 149,
  },
  'an upgrade does not charge what was free': {
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'await reopenFree(tx, order.projectId);',
    to: '',
    history: 28,
  },
  'a code that was used can be cancelled': {
    file: 'apps/server/src/modules/transfers/transfers.service.ts',
    from: "=== 'USED') throw new AppError('transfer_code_used')",
    to: "=== 'CANCELLED') throw new AppError('transfer_code_used')",
    history: 17,
  },
  'the total after a change is that of one lot': {
    file: POSTING,
    from: 'INTO total FROM credit_balances WHERE account_id = step.account_id;',
    to: 'INTO total FROM credit_balances WHERE account_id = step.account_id AND lot_id = step.lot_id;',
    history: 1,
  },
};

/** The sweep of years must. */
export const YEAR_FAULTS: Faults<TextFault> = {
  'a year from 29 February ends on 1 March': {
    file: `${CREDITS}/lots.service.ts`,
    from: 'if (later.getUTCMonth() !== from.getUTCMonth()) later.setUTCDate(0);',
    to: '',
  },
};

/** A fault in a migration goes into a database that was migrated without it. */
export async function plantInLane({ driver, pool }: Lane, fault: TextFault): Promise<void> {
  if (fault.file !== POSTING) return driver.plant(fault);
  const posting = /CREATE (FUNCTION post_credits\(.*?\n[$][$];)/s.exec(
    await readPlanted(fault),
  )?.[1];
  if (posting === undefined) throw new Error(`${POSTING} has no post_credits`);
  await pool.query(`CREATE OR REPLACE ${posting}`);
}
