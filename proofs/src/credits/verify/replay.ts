import type { ClientBase, Pool } from 'pg';

export interface Entry {
  readonly txId: string;
  readonly account: string;
  /** Whether it is a user, a project or a code. */
  readonly isHolder: boolean;
  readonly lot: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly totalAfter: number;
}

export interface Balance {
  readonly account: string;
  readonly lot: string;
  readonly amount: number;
}

/** Balances as the entries alone make them, in the order of their transactions, and what is off. */
export function replay(entries: readonly Entry[], balances: readonly Balance[]): string[] {
  const held = new Map<string, Map<string, number>>();
  const faults: string[] = [];
  for (const { txId, account, isHolder, lot, amount, balanceAfter, totalAfter } of entries) {
    if (!isHolder) continue;
    const own = held.get(account) ?? new Map<string, number>();
    held.set(account, own);
    const balance = (own.get(lot) ?? 0) + amount;
    own.set(lot, balance);
    const total = [...own.values()].reduce((sum, part) => sum + part, 0);
    if (balance !== balanceAfter || total !== totalAfter || balance < 0) {
      faults.push(
        `transaction ${txId}, account ${account}, lot ${lot}: ${balance} of ${total}, ` +
          `noted as ${balanceAfter} of ${totalAfter}`,
      );
    }
  }
  const noted = new Map(balances.map(({ account, lot, amount }) => [`${account} ${lot}`, amount]));
  for (const [account, own] of held) {
    for (const [lot, amount] of own) {
      const name = `${account} ${lot}`;
      if (noted.get(name) !== amount) faults.push(`${name}: ${noted.get(name)}, not ${amount}`);
      noted.delete(name);
    }
  }
  for (const [name, amount] of noted) faults.push(`${name}: ${amount}, and no entry`);
  return faults;
}

export async function replayDatabase(client: ClientBase | Pool) {
  const entries = await client.query<Entry>(
    `SELECT entry.tx_id AS "txId", entry.account_id AS account, entry.lot_id AS lot, entry.amount,
            account.kind IN ('user', 'project', 'code') AS "isHolder",
            entry.balance_after AS "balanceAfter", entry.total_after AS "totalAfter"
     FROM credit_entries AS entry JOIN credit_accounts AS account ON account.id = entry.account_id
     ORDER BY entry.tx_id, entry.account_id, entry.lot_id`,
  );
  const balances = await client.query<Balance>(
    'SELECT account_id AS account, lot_id AS lot, amount FROM credit_balances',
  );
  return { entries: entries.rows.length, faults: replay(entries.rows, balances.rows) };
}
