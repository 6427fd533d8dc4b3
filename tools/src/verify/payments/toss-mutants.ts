import type { LedgerMutant } from '#verify/ledger/mutants.ts';

const PAYMENTS = 'src/modules/payments';
const TOSS = 'src/platform/payments/toss.ts';

/** Faults at the provider that charges when we say so, one at a time. */
export const TOSS_MUTANTS: readonly LedgerMutant[] = [
  {
    name: 'Toss: the amount is not compared',
    file: `${PAYMENTS}/settle.service.ts`,
    from: "return payment.money.amount === order.amount ? undefined : 'amount';",
    to: 'return undefined;',
  },
  {
    name: 'Toss: the currency is not compared',
    file: `${PAYMENTS}/settle.service.ts`,
    from: "if (payment.money.currency !== order.currency) return 'currency';",
    to: '',
  },
  {
    name: 'Toss: an order is confirmed under a key per try',
    file: TOSS,
    from: 'amount }, `order:',
    to: 'amount }, Math.random() + `order:',
  },
  {
    name: 'Toss: an event is believed: whatever it is about counts as paid',
    file: TOSS,
    from: "if (status !== 'DONE' || approvedAt === null) {",
    to: "if (status === 'IN_PROGRESS') return { state: 'paid', orderId, money: { currency: payment.currency, amount: payment.totalAmount }, paymentRef: payment.paymentKey, paidAt: new Date(0), receiptUrl: null };\n  if (status !== 'DONE' || approvedAt === null) {",
  },
  {
    name: 'Toss: what is confirmed counts as paid, whatever came of it',
    file: TOSS,
    from: "const isUnknown = error instanceof TossRefusal && error.code === 'NOT_FOUND_PAYMENT';",
    to: "const isUnknown = error instanceof TossRefusal;\n        if (isUnknown) return { state: 'paid', orderId, money: { currency: 'KRW', amount: 129_000 }, paymentRef: orderId, paidAt: new Date(0), receiptUrl: null };",
  },
  {
    name: 'Toss: a charge whose answer was lost counts as refused, and nobody looks',
    file: `${PAYMENTS}/confirm.service.ts`,
    from: "deps.log.error({ err: error, orderId: id }, 'a payment could not be confirmed');",
    to: 'void error; await markEnded(deps.db, id);',
  },
  {
    name: 'Toss: money that is back already counts as refused',
    file: TOSS,
    from: "return error.code === 'ALREADY_CANCELED_PAYMENT' ? 'done' : 'refused';",
    to: "return 'refused';",
  },
];
