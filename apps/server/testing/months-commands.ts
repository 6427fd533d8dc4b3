// The ledger driver's commands for months that we count, with a provider that keeps cards.
import { createFakeVault } from '@fovea/testkit';
import { cancelSubscription } from '#modules/payments/subscriptions.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { openOwnMonths } from './subscriptions.ts';

interface OfCard {
  readonly card: string;
}

const vault = createFakeVault();
const open = (deps: ServerDeps) => openOwnMonths(deps, vault);

export const MONTH_COMMANDS = {
  subscribe: (deps: ServerDeps, { userId }: { userId: string }) => open(deps).subscribe(userId),
  renewMonths: (deps: ServerDeps) => open(deps).renew(),
  cancelMonths: (deps: ServerDeps, actor: { userId: string }) =>
    cancelSubscription(open(deps).deps, actor),
  setCard: async (_deps: ServerDeps, { card, isEmpty }: OfCard & { isEmpty: boolean }) => {
    if (isEmpty) vault.empty.add(card);
    else vault.empty.delete(card);
  },
  loseAnswer: async (_deps: ServerDeps, { card }: OfCard) => vault.loseAnswers(card, 1),
  readCards: async (_deps: ServerDeps, { cards }: { cards: readonly string[] }) => {
    const charges = Map.groupBy(vault.charged, ({ storedKey }) => storedKey);
    return cards.map((card) => ({
      charged: charges.get(card)?.length ?? 0,
      refused: vault.refused.get(card)?.length ?? 0,
      isForgotten: vault.forgotten.has(card),
    }));
  },
};
