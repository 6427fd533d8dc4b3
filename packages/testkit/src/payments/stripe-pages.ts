// The page that stands in for Stripe's: no card is asked for, since none is charged.
import type { FakeSession } from './stripe-ledger.ts';
import type { FakePaid } from './stripe-rules.ts';

export const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Sum = Pick<FakeSession, 'currency' | 'amount'>;

const toMoney = ({ currency, amount }: Sum) =>
  currency === 'krw' ? `₩${amount}` : `$${(amount / 100).toFixed(2)}`;

export function toPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1rem}
button,a{font:inherit;display:inline-block;margin:.5rem .5rem 0 0;padding:.5rem 1rem}
[role=alert]{color:#bc3026}</style><h1>${title}</h1>${body}</html>`;
}

export function toPayPage(session: FakeSession, isDeclined: boolean): string {
  const { id, email, cancelUrl } = session;
  return toPage(
    'Test payment',
    `<p>This page stands in for the card provider's. Nothing is charged.</p>
<p><strong>${toMoney(session)}</strong>, receipt to ${toHtml(email)}</p>
${isDeclined ? '<p role="alert">The card was declined.</p>' : ''}
<form method="post"><button formaction="/pay/${id}/paid">Pay ${toMoney(session)}</button>
<button formaction="/pay/${id}/declined">Pay with a card that is declined</button></form>
<a href="${toHtml(cancelUrl)}">Back</a>`,
  );
}

export function toReceiptPage(paid: FakePaid): string {
  const { id, refunded, dispute } = paid;
  const state = refunded > 0 ? 'Refunded' : (dispute?.status ?? 'Paid');
  // Only what was started with a checkout has the id of one.
  const isMonth = paid.orderId === undefined;
  const isWhole = refunded === 0 && dispute === undefined;
  return toPage(
    'Test receipt',
    `<p>${state}: <strong>${toMoney(paid)}</strong></p>
${
  isWhole
    ? `<form method="post"><button formaction="/receipt/${id}/refunded">Refund it at the provider</button>
<button formaction="/receipt/${id}/disputed">Dispute it with the bank</button>${isMonth ? toMonthButtons(id) : ''}</form>`
    : ''
}`,
  );
}

const toMonthButtons = (id: string) => `
<button formaction="/receipt/${id}/renewed">Let a month pass</button>
<button formaction="/receipt/${id}/unpaid">Let a month pass, with a card that is declined</button>`;
