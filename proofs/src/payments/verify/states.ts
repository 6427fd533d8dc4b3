import type { FakeStripe } from '@fovea/testkit';
import type { Pool } from 'pg';
import type { createModel, ModelOrder } from './model.ts';

/** Where balances and orders differ from the model; nothing if they do not. */
export async function listStates(
  pool: Pool,
  users: readonly string[],
  model: ReturnType<typeof createModel>,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ balances: number[]; states: string[]; waiting: number }>(
    `SELECT array(
       SELECT coalesce((SELECT sum(held.amount) FROM credit_balances AS held
         JOIN credit_accounts AS account ON account.id = held.account_id
         WHERE account.kind = 'user' AND account.owner_id = person.id), 0)::int
       FROM unnest($1::uuid[]) WITH ORDINALITY AS person (id, at) ORDER BY at) AS balances,
     array(SELECT state FROM orders WHERE user_id = ANY($1::uuid[])) AS states,
     (SELECT count(*)::int FROM refund_requests AS refund
      JOIN credit_lots AS lot ON lot.id = refund.lot_id
      JOIN orders ON orders.id::text = lot.source_ref AND orders.user_id = ANY($1::uuid[])
      WHERE refund.state = 'requested') AS waiting`,
    [users],
  );
  const [row] = rows;
  const wanted = users.map((_, owner) => model.balanceOf(owner)).join();
  if (row?.balances.join() !== wanted) return `balances ${row?.balances.join()}, not ${wanted}`;
  const sort = (states: readonly string[]) => [...states].sort().join();
  const states = sort(model.orders.map(({ state }) => state));
  const found = sort(row.states);
  if (found !== states) return `orders ${found}, not ${states}`;
  const waiting = model.orders.filter(({ refund }) => refund === 'requested').length;
  return row.waiting === waiting ? undefined : `${row.waiting} refunds wait, not ${waiting}`;
}

type Placed = ModelOrder & { checkoutId: string | undefined; id: string | undefined };

/** Money that is with the provider and should not be, or the other way round; pages twice. */
export function listWrongRefunds(
  stripe: FakeStripe,
  orders: readonly (Placed & { isForgotten?: boolean })[],
): string | undefined {
  const pages = [...stripe.sessions.values()];
  for (const order of orders) {
    const paid = stripe.sessions.get(order.checkoutId ?? '');
    if (paid === undefined) continue;
    const isBack = order.isGivenBack || order.refund !== 'none';
    const back = order.refusesRefund ? 1 : isBack ? paid.amount : 0;
    if (paid.refunded !== back) return `${paid.refunded} came back of an order, not ${back}`;
    const own = pages.filter(({ orderId }) => orderId === order.id).length;
    const isTwice = order.isRight && !order.isForgotten && own > 1;
    if (isTwice && orders.every(({ isRight }) => isRight)) return `an order has ${own} pages`;
  }
  return undefined;
}
