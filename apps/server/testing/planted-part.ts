// Faults are planted in this part, with all that it imports of payments and the ledger.
import { createPaymentProviders } from '#platform/payments/create-providers.ts';
import { MONTH_COMMANDS } from './months-commands.ts';
import { PAYMENT_COMMANDS } from './payments-commands.ts';

export const PART = {
  commands: { ...PAYMENT_COMMANDS, ...MONTH_COMMANDS },
  createProviders: createPaymentProviders,
};
