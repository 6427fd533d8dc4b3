import type { Faults, TextFault } from '#harness/planted-faults.ts';

const PAYMENTS = 'apps/server/src/modules/payments';
const OWN = `${PAYMENTS}/own-months.ts`;
const SCHEDULE = `${PAYMENTS}/months.schedule.ts`;

/** Faults in months that we count, one at a time. */
export const MONTH_FAULTS: Faults<TextFault> = {
  'a month is charged under a key per try': {
    file: SCHEDULE,
    from: 'return tries === 0 ? `sub:',
    to: 'return tries === 0 ? Math.random() + `sub:',
  },
  'a short month moves the day of payment': {
    file: OWN,
    from: 'if (start.getUTCDate() !== startedAt.getUTCDate()) start.setUTCDate(0);',
    to: '',
  },
  'a month begins when it is paid': {
    file: SCHEDULE,
    from: 'const month = toMonth(own.startedAt, period);',
    to: 'const month = toMonth(now, 0);',
  },
  'sessions of a month last 30 days': {
    file: `${PAYMENTS}/months.service.ts`,
    from: '{ ...lot, paidAt, expiresAt: end }',
    to: '{ ...lot, paidAt, expiresAt: new Date(paid.start.getTime() + 30 * 86_400_000) }',
  },
  'who has cancelled is charged': {
    file: SCHEDULE,
    from: 'if (own.cancelsAtEnd && asked === undefined) return void (await endSubscription(deps, own));',
    to: '',
  },
  'a refused card is tried every day': {
    file: OWN,
    from: 'const TRY_DAYS = [0, 1, 3, 7];',
    to: 'const TRY_DAYS = [0, 1, 2, 3];',
  },
  'a refused card is tried once': {
    file: SCHEDULE,
    from: 'if (dueAt === undefined || own.cancelsAtEnd)',
    to: 'if (dueAt !== undefined || own.cancelsAtEnd)',
  },
  'the card of a subscription that has ended is kept': {
    file: `${PAYMENTS}/subscriptions.service.ts`,
    from: 'if (own.storedKey !== null) await provider.forgetStored?.(own.storedKey);',
    to: '',
  },
};
