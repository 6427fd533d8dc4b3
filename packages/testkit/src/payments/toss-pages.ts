// Stands in for Toss's script and for the window that it opens: no card is asked for.
import { toHtml, toPage } from './stripe-pages.ts';
import type { FakePayment } from './toss-ledger.ts';

/** Request that the script carries to the window. */
export interface WindowRequest {
  readonly clientKey: string;
  readonly customerKey: string;
  /** None: a card is given, and nothing is paid. */
  readonly amount?: { readonly value: number; readonly currency: string };
  readonly orderId?: string;
  readonly orderName?: string;
  readonly successUrl: string;
  readonly failUrl: string;
}

/** As the maker's package finds it: a global function. The window is a page, as on phones. */
export function toScript(): string {
  return `(() => {
  const { origin } = new URL(document.currentScript.src);
  window.TossPayments = (clientKey) => ({
    payment: ({ customerKey }) => {
      const open = (request) => {
        const text = JSON.stringify({ clientKey, customerKey, ...request });
        location.assign(origin + '/window?' + new URLSearchParams({ request: text }));
        return new Promise(() => undefined);
      };
      return { requestPayment: open, requestBillingAuth: open };
    },
  });
})();`;
}

const toMoney = ({ value, currency }: { value: number; currency: string }) =>
  currency === 'KRW' ? `₩${value}` : `${value} ${currency}`;

export function toWindow(request: WindowRequest): string {
  const { amount, orderName = '' } = request;
  const deed = amount === undefined ? 'Give this card' : `Pay ${toMoney(amount)}`;
  const button = (name: string, text: string) =>
    `<button name="deed" value="${name}">${text}</button>`;
  return toPage(
    'Test payment, Korean cards',
    `<p>This page stands in for Toss's window. Nothing is charged.</p>
<p><strong>${amount === undefined ? '' : toMoney(amount)}</strong> ${toHtml(orderName)}</p>
<form method="post" action="/window">
<input type="hidden" name="request" value="${toHtml(JSON.stringify(request))}">
${button('paid', deed)}${button('declined', 'Pay with a card that is declined')}${button('left', 'Back')}
</form>`,
  );
}

export function toTossReceipt({ amount, currency, canceled }: FakePayment): string {
  const state = canceled > 0 ? 'Refunded' : 'Paid';
  const money = toMoney({ value: amount, currency });
  return toPage('Test receipt', `<p>${state}: <strong>${money}</strong></p>`);
}

/** The window's address of return, with what Toss adds to it. */
export function addToUrl(url: string, added: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(added)) address.searchParams.append(name, value);
  return address.href;
}
