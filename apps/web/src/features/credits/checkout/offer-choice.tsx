import type { Offer } from '@fovea/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceCard } from '#features/credits/parts/choice-card.tsx';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import { pickOffer, type Shelf } from '#shared/shop/shop.ts';
import { findProjectId } from './checkout.queries.ts';
import { Step } from './step.tsx';
import { useTexts } from './texts.ts';

interface OfferChoiceProps {
  /** Between once and each month, where both are sold. */
  kindChoice: ReactNode;
  shelf: Shelf;
  chosen: Offer;
  /** Sessions that a project lacks. */
  needed: number | undefined;
  back: string | undefined;
  onChoose: (offer: Offer) => void;
}

export function OfferChoice(props: OfferChoiceProps) {
  const { kindChoice, shelf, chosen, needed, back, onChoose } = props;
  const t = useTexts();
  const { currency, offers } = shelf;
  const price = (amount: number) => toMoneyText({ currency, amount });
  return (
    <Step number={1} title={t('planAndQuantity')} note={kindChoice}>
      <div role="radiogroup" aria-label={t('quantity')} className="grid gap-2 md:grid-cols-3">
        {offers.map((offer) => (
          <ChoiceCard
            key={offer.sessions}
            name="sessions"
            value={offer.sessions}
            checked={offer === chosen}
            title={t('sessions', { count: offer.sessions })}
            text={t('each', {
              price: price(offer[currency]),
              each: price(Math.round(offer[currency] / offer.sessions)),
            })}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </div>
      {needed !== undefined && back !== undefined && (
        <Needed needed={needed} projectId={findProjectId(back)} offers={offers} />
      )}
    </Step>
  );
}

interface NeededProps {
  needed: number;
  projectId: string | undefined;
  offers: readonly Offer[];
}

/** Why an offer was chosen; of more than the largest one there is nothing to say. */
function Needed({ needed, projectId, offers }: NeededProps) {
  const t = useTexts();
  const { data: project } = useQuery({
    ...toProjectQuery(projectId ?? ''),
    enabled: projectId !== undefined,
  });
  const covers = pickOffer(offers, needed)?.sessions ?? 0;
  if (project === undefined) return null;
  return (
    <p className="type-small tnum mt-2.5 flex gap-2 text-text-2">
      <Info aria-hidden="true" className="mt-0.5 size-3.5 flex-none text-accent-text" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t(covers >= needed ? 'needed' : 'neededMore', {
          count: needed,
          project: project.name,
          offer: covers,
        })}
      </span>
    </p>
  );
}
