import type { FakeStripe } from '@fovea/testkit';
import type { Pool } from 'pg';
import type { PaymentFacts } from './judge-payments.ts';

/** Every order as the provider and as the database have it. */
export async function readPaymentFacts(pool: Pool, stripe: FakeStripe): Promise<PaymentFacts> {
  const { rows } = await pool.query<{
    orderId: string;
    lots: number;
    held: number;
    refunds: string[];
  }>(
    `SELECT orders.id AS "orderId", count(lot.id)::int AS lots,
            coalesce(sum((SELECT sum(amount) FROM credit_balances
                          WHERE lot_id = lot.id)), 0)::int AS held,
            array(SELECT refund.state FROM refund_requests AS refund
                  JOIN credit_lots AS own ON own.id = refund.lot_id
                  WHERE own.source_ref = orders.id::text) AS refunds
     FROM orders LEFT JOIN credit_lots AS lot
       ON lot.source = 'purchase' AND lot.source_ref = orders.id::text
     GROUP BY orders.id`,
  );
  const booked = new Map(rows.map((row) => [row.orderId, row]));
  const charged = new Map<string, { times: number; refunded: number }>();
  for (const { orderId, paidAtS, refunded } of stripe.sessions.values()) {
    if (paidAtS === undefined) continue;
    const before = charged.get(orderId) ?? { times: 0, refunded: 0 };
    charged.set(orderId, { times: before.times + 1, refunded: before.refunded + refunded });
  }
  return { booked, charged, pages: stripe.sessions.size };
}
