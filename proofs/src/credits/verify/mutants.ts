import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRootPath } from '@fovea/tools/harness/root';
import type { Pool } from 'pg';

export interface LedgerMutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Proof that must find it: random histories by default. */
  readonly by?: 'years';
  /** The history of the hunt that found it last; another one may do so after a change of the plan. */
  readonly history?: number;
}

const CREDITS = 'src/modules/credits';
const POSTING = 'migrations/20261118210000000_baseline.sql';

/** Faults that somebody might make, one at a time. A proof that passes one of them proves little. */
export const LEDGER_MUTANTS: readonly LedgerMutant[] = [
  {
    name: 'credits live one instant too long',
    file: `${CREDITS}/ledger.ts`,
    from: 'expiresAt === null || expiresAt > now;',
    to: 'expiresAt === null || expiresAt >= now;',
    history: 74,
  },
  {
    name: 'what never ends is used first',
    file: `${CREDITS}/ledger.repo.ts`,
    from: 'order.asc().nullsLast()',
    to: 'order.asc().nullsFirst()',
    history: 2,
  },
  {
    name: 'of equal ends the newest lot is used first',
    file: `${CREDITS}/ledger.repo.ts`,
    from: ".orderBy('lot_id')",
    to: ".orderBy('lot_id', 'desc')",
    history: 8,
  },
  {
    name: 'a key with another body does nothing and says nothing',
    file: `${CREDITS}/ledger.ts`,
    from: 'if (!done.request_hash.equals(requestHash))',
    to: 'if (done.request_hash.length === 0)',
    history: 1,
  },
  {
    name: 'the receivers are not part of a request',
    file: `${CREDITS}/code-credits.service.ts`,
    from: 'request: { userId, amount, receivers },',
    to: 'request: { userId, amount, one: receivers.length > 0 },',
    history: 21,
  },
  {
    name: 'expired credits go on to whoever uses a code',
    file: `${CREDITS}/ledger.ts`,
    from: 'to: isLive(lot, now) ? to : expired,',
    to: "to: lot.lotId === '' ? expired : to,",
    history: 52,
  },
  {
    name: 'the credits of a code never expire',
    file: `${CREDITS}/lots.repo.ts`,
    from: "account.kind IN ('user', 'code')",
    to: "account.kind IN ('user')",
    history: 9,
  },
  {
    name: 'the balance counts what ends at this instant',
    file: `${CREDITS}/history.repo.ts`,
    from: '(lot.expires_at IS NULL OR lot.expires_at > ',
    to: '(lot.expires_at IS NULL OR lot.expires_at >= ',
    history: 9,
  },
  {
    name: 'a project that ends keeps nothing for recordings that run',
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'const kept = await countWanted(tx, projectId);',
    to: 'const kept = 0 * (await countWanted(tx, projectId));',
    history: 17,
  },
  {
    name: 'a project that ends keeps nothing for recordings that wait for their pack',
    file: `${CREDITS}/consumptions.repo.ts`,
    from: ' AND settled_at IS NULL)\n  + ',
    to: ' AND settled_at IS NULL AND due_at IS NOT NULL)\n  + ',
    history: 51,
  },
  {
    name: 'recordings are paid before their pack',
    file: `${CREDITS}/consumptions.repo.ts`,
    from: ".where('due_at', 'is not', null)\n    .where('settled_at', 'is', null)\n    .orderBy(",
    to: ".where('settled_at', 'is', null)\n    .orderBy(",
    history: 11,
  },
  {
    name: 'what cannot be read is paid for',
    file: `${CREDITS}/consumptions.repo.ts`,
    from: 'if (isUsed) {',
    to: "if (isUsed || recordingId !== '') {",
    history: 50,
  },
  {
    name: 'recordings that were removed keep their credits',
    file: `${CREDITS}/credits.schedule.ts`,
    from: 'await letGoOfRemoved(deps.db);',
    to: '',
    history: 162,
  },
  {
    name: 'recordings are paid from the latest end',
    file: `${CREDITS}/projects-credits.service.ts`,
    from: "pickLots(await held('project'), recordingIds.length)",
    to: "pickLots((await held('project')).toReversed(), recordingIds.length)",
    history: 11,
  },
  {
    name: 'a refund needs only a rest of the lot',
    file: `${CREDITS}/refunds.service.ts`,
    from: 'held?.amount !== lot.amount ||',
    to: 'held === undefined ||',
    history: 10,
  },
  {
    name: 'returns are rounded up',
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'Math.floor(target * LIMITS.returnShare)',
    to: 'Math.ceil(target * LIMITS.returnShare)',
    history: 5,
  },
  {
    name: 'recordings come back at any time',
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'if (isLate || isFull)',
    to: 'if (isFull)',
    history: 149,
  },
  {
    name: 'an upgrade does not charge what was free',
    file: `${CREDITS}/projects-credits.service.ts`,
    from: 'await reopenFree(tx, order.projectId);',
    to: '',
    history: 28,
  },
  {
    name: 'a code that was used can be cancelled',
    file: 'src/modules/transfers/transfers.service.ts',
    from: "=== 'USED') throw new AppError('transfer_code_used')",
    to: "=== 'CANCELLED') throw new AppError('transfer_code_used')",
    history: 17,
  },
  {
    name: 'the total after a change is that of one lot',
    file: POSTING,
    from: 'INTO total FROM credit_balances WHERE account_id = step.account_id;',
    to: 'INTO total FROM credit_balances WHERE account_id = step.account_id AND lot_id = step.lot_id;',
    history: 1,
  },
  {
    name: 'a year from 29 February ends on 1 March',
    file: `${CREDITS}/lots.service.ts`,
    from: 'if (later.getUTCMonth() !== from.getUTCMonth()) later.setUTCDate(0);',
    to: '',
    by: 'years',
  },
];

const SERVER = 'apps/server';
/** Node strips types only outside node_modules; git, linters and tests look past this folder. */
const COPIES = '.stack/mutants';

/**
 * A copy of the server with the fault in it. A folder that had another fault before is whole again:
 * processes start faster where most files are known.
 */
export async function plantMutant(mutant: LedgerMutant, folder: string): Promise<string> {
  const dir = toRootPath(`${COPIES}/${process.pid}/${folder}`);
  await mkdir(dir, { recursive: true });
  for (const part of ['src', 'testing', 'migrations', 'package.json', 'tsconfig.json']) {
    await cp(toRootPath(`${SERVER}/${part}`), join(dir, part), {
      recursive: true,
      filter: (path) => !/[.](?:test[.]ts|md)$/.test(path),
    });
  }
  const path = join(dir, mutant.file);
  await writeFile(path, plant(await readFile(path, 'utf8'), mutant));
  return dir;
}

export const toCopiesDir = () => toRootPath(`${COPIES}/${process.pid}`);

export function plant(source: string, { name, from, to }: LedgerMutant): string {
  const places = source.split(from).length - 1;
  if (places !== 1) throw new Error(`"${name}" fits ${places} places`);
  return source.replace(from, () => to);
}

/** A fault in a migration goes into a database that was migrated without it. */
export async function plantInDatabase(
  pool: Pool,
  { file }: LedgerMutant,
  dir: string,
): Promise<void> {
  if (!file.endsWith('.sql')) return;
  const text = await readFile(join(dir, file), 'utf8');
  const posting = /CREATE (FUNCTION post_credits\(.*?\n[$][$];)/s.exec(text)?.[1];
  if (posting === undefined) throw new Error(`${file} has no post_credits`);
  await pool.query(`CREATE OR REPLACE ${posting}`);
}
