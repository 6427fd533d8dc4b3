// Rules that every catalogue must keep, whoever writes it. Prices are the owner's; these are not.
import {
  type CatalogueDocument,
  CURRENCIES,
  type Currency,
  LIMITS,
  type Offer,
  PLAN_KINDS,
} from '@fovea/contract';

/** Says each fault in words; nothing if it may be published. */
export function listCatalogueFaults(document: CatalogueDocument): string[] {
  const [once, monthly] = PLAN_KINDS.map((kind) =>
    document.plans.filter((plan) => plan.kind === kind),
  );
  const plans = document.plans.map(({ key, kind }) => `${key} ${kind}`).join(', ');
  return [
    ...(plans === 'plan1 one_time, plan2 monthly'
      ? []
      : ['plan1 must be one_time and plan2 monthly, in this order']),
    ...document.plans.flatMap(({ key, offers }) =>
      listOfferFaults(offers).map((fault) => `${key}: ${fault}`),
    ),
    ...listDearMonths(once?.[0]?.offers ?? [], monthly?.[0]?.offers ?? []),
    ...listOrganizationFaults(document),
    ...listCurrencyFaults(document),
  ];
}

const perSession = (offer: Offer, currency: Currency) => offer[currency] / offer.sessions;

/** More sessions never cost more per session. */
function listOfferFaults(offers: readonly Offer[]): string[] {
  return offers.slice(1).flatMap((offer, at) => {
    const before = offers[at];
    if (before === undefined) return [];
    if (offer.sessions <= before.sessions) return ['offers must grow, fewest sessions first'];
    return CURRENCIES.filter(
      (currency) => perSession(offer, currency) > perSession(before, currency),
    ).map(
      (currency) =>
        `${offer.sessions} sessions cost more ${currency} per session than ${before.sessions}`,
    );
  });
}

/** The monthly subscription is discounted. */
function listDearMonths(once: readonly Offer[], monthly: readonly Offer[]): string[] {
  return monthly.flatMap((offer) => {
    const same = once.find(({ sessions }) => sessions === offer.sessions);
    if (same === undefined) return [];
    return CURRENCIES.filter((currency) => offer[currency] >= same[currency]).map(
      (currency) => `${offer.sessions} sessions a month are not cheaper than once, in ${currency}`,
    );
  });
}

function listOrganizationFaults({ organization }: CatalogueDocument): string[] {
  const { minAccounts, sessionsPerAccountPerYear } = organization;
  const isRight =
    minAccounts === LIMITS.organizationMinAccounts &&
    sessionsPerAccountPerYear === LIMITS.organizationSessionsPerAccount;
  return isRight ? [] : ['the organisation plan is not the one of the product'];
}

function listCurrencyFaults({ providers, currencyByLang }: CatalogueDocument): string[] {
  const taken = new Set(providers.flatMap(({ currencies }) => currencies));
  const keys = new Set(providers.map(({ key }) => key));
  return [
    ...(keys.size === providers.length ? [] : ['a provider is named twice']),
    ...[...new Set(Object.values(currencyByLang))]
      .filter((currency) => !taken.has(currency))
      .map((currency) => `no provider takes ${currency}`),
  ];
}
