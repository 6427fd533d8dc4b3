// Reads of Stripe besides checkouts: payments, disputes, and the list of charges.
import type { createStripeLedger } from './stripe-ledger.ts';
import { StripeRefusal } from './stripe-rules.ts';

type StripeLedger = ReturnType<typeof createStripeLedger>;

export function readStripe(ledger: StripeLedger, path: string, query: URLSearchParams): unknown {
  const intentId = /^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1];
  if (intentId !== undefined) return ledger.presentIntent(ledger.getPaid(intentId));
  const paid = ledger.listPaid();
  if (path === '/v1/disputes') {
    const own = paid.filter((one) => one.intentId === query.get('payment_intent'));
    return toList(own.filter((one) => one.dispute !== undefined).map(ledger.presentDispute));
  }
  if (path === '/v1/invoice_payments') {
    return ledger.monthly.listInvoicePayments(query.get('payment[payment_intent]'));
  }
  if (path === '/v1/charges') {
    const from = Number(query.get('created[gte]') ?? 0);
    const to = Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY);
    const found = paid
      .filter(({ paidAtS }) => paidAtS >= from && paidAtS < to)
      .sort((a, b) => b.paidAtS - a.paidAtS)
      .map(ledger.presentCharge);
    const after = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    return toList(found.slice(after), Number(query.get('limit') ?? 10));
  }
  throw new StripeRefusal(404, `Unrecognized request URL (GET ${path})`);
}

function toList(data: readonly unknown[], limit = 100): unknown {
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit };
}
