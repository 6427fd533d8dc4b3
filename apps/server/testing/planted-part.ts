// Faults are planted in this part, with all that it imports of what pays and books.
import { createPaymentProviders } from '#platform/payments/create-providers.ts';
import { LEDGER_COMMANDS } from './ledger-commands.ts';
import { MONTH_COMMANDS } from './months-commands.ts';
import { PAYMENT_COMMANDS } from './payments-commands.ts';

export const PART = {
  commands: { ...LEDGER_COMMANDS, ...PAYMENT_COMMANDS, ...MONTH_COMMANDS },
  createProviders: createPaymentProviders,
};
