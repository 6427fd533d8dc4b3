import type {
  Catalogue,
  Currency,
  Offer,
  PaymentWindow,
  PlanKind,
  ProviderKey,
} from '@fovea/contract/catalogue';
import type { Language } from '@fovea/contract/languages';

/** Offers of one kind that can be paid now, in the currency that they are shown in. */
export interface Shelf {
  readonly provider: ProviderKey;
  readonly currency: Currency;
  readonly offers: readonly Offer[];
  /** Where the provider's script opens it, instead of a page. */
  readonly window?: PaymentWindow | undefined;
}

/** Each way to pay for a kind; the one in the language's currency first. None: prices are on request. */
export function listShelves(catalogue: Catalogue, kind: PlanKind, language: Language): Shelf[] {
  const plan = catalogue.plans.find((one) => one.kind === kind);
  if (!catalogue.visible || plan === undefined) return [];
  const { ko, default: other } = catalogue.currencyByLang;
  const wanted = language === 'ko' ? ko : other;
  const shelves = catalogue.providers
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(({ key, currencies, window }) =>
      currencies.map((currency) => ({ provider: key, currency, offers: plan.offers, window })),
    );
  return shelves.sort((a, b) => Number(b.currency === wanted) - Number(a.currency === wanted));
}

/** The smallest offer that covers what is wanted, else the largest. */
export function pickOffer(offers: readonly Offer[], wanted: number): Offer | undefined {
  return offers.find(({ sessions }) => sessions >= wanted) ?? offers.at(-1);
}

/** Percent that an offer costs less than the one of the same size on another shelf, in whole ones. */
export function findSaving(
  { offer, currency }: { offer: Offer; currency: Currency },
  dearer: Shelf,
): number {
  const same = dearer.offers.find(({ sessions }) => sessions === offer.sessions);
  if (same === undefined || dearer.currency !== currency) return 0;
  return Math.floor((1 - offer[currency] / same[currency]) * 100);
}

/** Number of sessions that a link asks for; undefined if it does not say one. */
export function parseSessions(params: URLSearchParams): number | undefined {
  const given = params.get('sessions') ?? '';
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
}

/** Contained in an amount, rounded to the minor unit. */
export function toTax(amount: number, percent: number): number {
  return Math.round(amount - amount / (1 + percent / 100));
}
