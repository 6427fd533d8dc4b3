import type { Currency } from '@fovea/contract/catalogue';
import { toNumberText } from '@fovea/texts';

interface Money {
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
}

/** $99.00 and ₩129,000, with US grouping everywhere. */
export function toMoneyText({ currency, amount }: Money): string {
  if (currency === 'KRW') return `₩${toNumberText(amount)}`;
  const cents = String(amount % 100).padStart(2, '0');
  return `$${toNumberText(Math.floor(amount / 100))}.${cents}`;
}

/** $290 where there are no cents, for figures that stand large. */
export function toShortMoneyText(money: Money): string {
  return toMoneyText(money).replace(/\.00$/, '');
}
