import type { Offer, ProviderKey } from '@fovea/contract/catalogue';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceCard } from '#features/credits/parts/choice-card.tsx';
import { toMoneyText } from '#shared/shop/money.ts';
import type { Shelf } from '#shared/shop/shop.ts';
import { Step } from './step.tsx';
import { useTexts } from './texts.ts';

interface PaymentTypeProps {
  shelves: readonly Shelf[];
  chosen: Shelf;
  offer: Offer;
  onChoose: (provider: ProviderKey) => void;
  /** Where the card is entered. */
  children: ReactNode;
}

export function PaymentType({ shelves, chosen, offer, onChoose, children }: PaymentTypeProps) {
  const t = useTexts();
  return (
    <Step
      number={2}
      title={t('paymentType')}
      note={
        <p className="type-small flex items-center gap-1.5 text-text-2">
          <Lock aria-hidden="true" className="size-3.5" />
          {t('cardData')}
        </p>
      }
    >
      <div role="radiogroup" aria-label={t('paymentType')} className="grid gap-2 md:grid-cols-2">
        {shelves.map((shelf) => (
          <ChoiceCard
            key={shelf.provider}
            name="provider"
            value={shelf.provider}
            checked={shelf.provider === chosen.provider}
            title={t(shelf.provider)}
            text={t(`${shelf.provider}Text`, {
              price: toMoneyText({ currency: shelf.currency, amount: offer[shelf.currency] }),
            })}
            onChoose={() => onChoose(shelf.provider)}
          />
        ))}
      </div>
      {children}
    </Step>
  );
}
