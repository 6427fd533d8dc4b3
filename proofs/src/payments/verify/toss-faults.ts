import type { Faults, HuntedFault } from '#harness/planted-faults.ts';

const PAYMENTS = 'apps/server/src/modules/payments';
const TOSS = 'apps/server/src/platform/payments/toss.ts';

/** Faults at the provider that charges when we say so, one at a time. */
export const TOSS_FAULTS: Faults<HuntedFault> = {
  'Toss: the amount is not compared': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: "return payment.money.amount === order.amount ? undefined : 'amount';",
    to: 'return undefined;',
    history: 4,
  },
  'Toss: the currency is not compared': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: "if (payment.money.currency !== order.currency) return 'currency';",
    to: '',
    history: 11,
  },
  'Toss: an event is believed': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: 'const payment = await getProvider(deps, provider).findPayment(checkoutRef);',
    to: `const told = event && await findOrder(deps.db, checkoutRef);
  const payment: Payment = told
    ? { state: 'paid', orderId: told.id, money: told, paymentRef: told.id, paidAt: deps.clock.now(), receiptUrl: null }
    : await getProvider(deps, provider).findPayment(checkoutRef);`,
    history: 10,
  },
  'Toss: an order is confirmed under a key per try': {
    file: TOSS,
    from: 'amount }, `order:',
    to: 'amount }, Math.random() + `order:',
    history: 11,
  },
};
