import type { Faults, HuntedFault } from '#harness/planted-faults.ts';

const CREDITS = 'apps/server/src/modules/credits';
const PAYMENTS = 'apps/server/src/modules/payments';
const STRIPE = 'apps/server/src/platform/payments/stripe.ts';

export const PAYMENT_FAULTS: Faults<HuntedFault> = {
  'the amount is not compared': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: "return payment.money.amount === order.amount ? undefined : 'amount';",
    to: 'return undefined;',
    history: 2,
  },
  'the currency is not compared': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: "if (payment.money.currency !== order.currency) return 'currency';",
    to: '',
    history: 4,
  },
  'a checkout of one order pays another': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: "if (order.checkoutRef !== null && order.checkoutRef !== checkoutRef) return 'checkout';",
    to: '',
    history: 149,
  },
  'an event is noted before its lot: what fails between is lost': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: 'if (await isKnownEvent(deps.db, event)) return;',
    to: "if (await isKnownEvent(deps.db, event)) return; await createEvent(deps.db, event, 'taken', deps.clock.now());",
    history: 33,
  },
  'an event is believed: whatever it is about counts as paid': {
    file: STRIPE,
    from: "if (session.payment_status !== 'paid' || intent === null || typeof intent === 'string') {",
    to: "if (session.payment_status !== 'paid') return { state: 'paid', orderId, money: { currency: (session.currency ?? '').toUpperCase(), amount: session.amount_total ?? 0 }, paymentRef: session.id, paidAt: new Date(0), receiptUrl: null };\n  if (intent === null || typeof intent === 'string') {",
    history: 4,
  },
  'a signature is not needed': {
    file: STRIPE,
    from: 'if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;',
    to: 'if (error instanceof Stripe.errors.StripeSignatureVerificationError) return toProviderEvent(JSON.parse(String(body)));',
    history: 1,
  },
  'a signature is good for ever': {
    file: STRIPE,
    from: 'const TOLERANCE_S = 300;',
    to: 'const TOLERANCE_S = 0;',
    history: 1,
  },
  'a checkout is started under a key per try': {
    file: STRIPE,
    from: 'idempotencyKey: `order:',
    to: 'idempotencyKey: Math.random() + `order:',
    history: 2,
  },
  'money that is back already counts as refused': {
    file: STRIPE,
    from: "return error.code === 'charge_already_refunded' ? 'done' : 'refused';",
    to: "return 'refused';",
    history: 19,
  },
  'the 30 days begin with the order': {
    file: STRIPE,
    from: 'paidAt: new Date((charge?.created ?? intent.created) * 1_000),',
    to: 'paidAt: new Date(intent.created * 1_000),',
    history: 6,
  },
  'a refund that the provider refused is confirmed': {
    file: `${PAYMENTS}/purchases.service.ts`,
    from: "if (outcome === 'refused') return void (await refuseRefund(deps, requestId));",
    to: '',
    history: 31,
  },
  "anybody's purchase can be read and refunded": {
    file: `${PAYMENTS}/purchases.service.ts`,
    from: 'if (order?.userId !== userId)',
    to: 'if (order === undefined)',
    history: 1,
  },
  'the price that somebody saw is not compared': {
    file: `${PAYMENTS}/orders.service.ts`,
    from: 'offer?.[currency] === amount &&',
    to: 'offer !== undefined &&',
    history: 2,
  },
  'a key stands for any order': {
    file: `${PAYMENTS}/orders.service.ts`,
    from: "if (!isSame(order, input)) throw new AppError('key_reused');",
    to: '',
    history: 7,
  },
  'nobody looks after orders that no event came for': {
    file: `${PAYMENTS}/payments.schedule.ts`,
    from: 'await settle(deps, { provider, checkoutRef });',
    to: '',
    history: 24,
  },
  'a refund whose answer was lost waits for ever': {
    file: `${PAYMENTS}/payments.schedule.ts`,
    from: 'if (order !== undefined) await endRefund(deps, requestId, order);',
    to: '',
    history: 19,
  },
  'a dispute that was won counts for ever': {
    file: STRIPE,
    from: "['needs_response', 'under_review', 'lost']",
    to: "['needs_response', 'under_review', 'lost', 'won']",
    history: 1,
  },
  'what is owed is not taken of the next purchase': {
    file: `${CREDITS}/lots.service.ts`,
    from: 'await payDebts(deps, userId);',
    to: '',
    history: 5,
  },
  'sessions that are refunded here leave once more by the event': {
    file: `${CREDITS}/reversals.service.ts`,
    from: '(await isRefundedHere(tx, lotId)) ? 0 : told',
    to: 'told',
    history: 6,
  },
  'what went back before we knew of it is kept': {
    file: `${PAYMENTS}/settle.service.ts`,
    from: 'if (payment.isReturned) await settleReturned(deps, provider, payment.paymentRef);',
    to: '',
    history: 1,
  },
};
