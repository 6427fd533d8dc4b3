import type { Currency, Offer } from '@fovea/contract/catalogue';
import { SegmentedControl } from '@fovea/ui';
import type { ReactNode } from 'react';
import { toMoneyText, toShortMoneyText } from '#shared/shop/money.ts';
import { useTexts } from './texts.ts';

export function Price({ children, unit }: { children: ReactNode; unit?: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
      <span className="tnum font-bold text-[2.25rem] leading-[calc(3rem+var(--line-extra))] tracking-[-0.03em]">
        {children}
      </span>
      {unit && <span className="type-body tnum text-text-2">{unit}</span>}
    </p>
  );
}

interface OfferPriceProps {
  offer: Offer;
  currency: Currency;
  unit: 'onceUnit' | 'monthUnit';
}

/** Price at once and by the session. */
export function OfferPrice({ offer, currency, unit }: OfferPriceProps) {
  const t = useTexts();
  const each = toMoneyText({ currency, amount: Math.round(offer[currency] / offer.sessions) });
  return (
    <Price unit={t(unit, { price: each })}>
      {toShortMoneyText({ currency, amount: offer[currency] })}
    </Price>
  );
}

interface SizesProps {
  offers: readonly Offer[];
  chosen: Offer;
  onChoose: (offer: Offer) => void;
}

export function Sizes({ offers, chosen, onChoose }: SizesProps) {
  const t = useTexts();
  const chooseAt = (at: number) => {
    const next = offers[at];
    if (next !== undefined) onChoose(next);
  };
  return (
    <>
      <SegmentedControl
        className="mt-4"
        wide
        size="touch"
        label={t('sizesLabel')}
        segments={offers.map(({ sessions }, at) => ({
          value: String(at),
          label: t('size', { count: sessions }),
        }))}
        value={String(offers.indexOf(chosen))}
        onChange={(value) => chooseAt(Number(value))}
      />
      {/* The same choice for a pointer; the keyboard has the buttons. */}
      <input
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        className="mx-auto mt-3 block max-md:hidden"
        // Light enough in the dark theme that the browser keeps the rest of the track dark.
        style={{ width: toRailWidth(offers.length), accentColor: 'var(--accent-text)' }}
        min={0}
        max={offers.length - 1}
        value={offers.indexOf(chosen)}
        onChange={({ target }) => chooseAt(target.valueAsNumber)}
      />
    </>
  );
}

/** From below the middle of the first button to that of the last, with the thumb. */
const toRailWidth = (count: number) => `calc(${(100 * (count - 1)) / count}% + 1rem)`;
