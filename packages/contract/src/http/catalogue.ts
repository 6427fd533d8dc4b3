import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { told } from '#fields.ts';

export const CURRENCIES = ['USD', 'KRW'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Plan 1 is pay per use, plan 2 the monthly subscription. */
export const PLAN_KEYS = ['plan1', 'plan2'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
export const PLAN_KINDS = ['one_time', 'monthly'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** International cards, and those of Korea. */
export const PROVIDER_KEYS = ['global', 'regional'] as const;
export type ProviderKey = (typeof PROVIDER_KEYS)[number];

export const currency = z.enum(CURRENCIES);
export const planKey = z.enum(PLAN_KEYS);
export const planKind = z.enum(PLAN_KINDS);
export const providerKey = z.enum(PROVIDER_KEYS);

/** Minor units: cents, and won, which have none. It is what is charged, tax included. */
const price = z.int().check(z.minimum(1), z.maximum(99_999_999));

const offer = z.strictObject({
  sessions: z.int().check(z.minimum(1), z.maximum(100_000)),
  USD: price,
  KRW: price,
});
export type Offer = z.infer<typeof offer>;

const plan = z.strictObject({
  key: planKey,
  kind: planKind,
  /** Fewest sessions first. */
  offers: z.array(offer).check(z.minLength(1), z.maxLength(10)),
});

const percent = z.number().check(z.minimum(0), z.maximum(99));

const head = {
  version: z.int().check(z.minimum(1)),
  visible: z.boolean(),
  /**
   * Currency shown to each language; where no provider takes it, the currency of the first one is
   * shown.
   */
  currencyByLang: z.strictObject({ ko: currency, default: currency }),
  /** Contained in the amounts. */
  taxPercent: z.strictObject({ USD: percent, KRW: percent }),
  plans: z.array(plan).check(z.maxLength(2)),
  organization: z.strictObject({
    minAccounts: z.int(),
    sessionsPerAccountPerYear: z.int(),
    price: z.null(),
  }),
};
const provider = {
  key: providerKey,
  currencies: z.array(currency).check(z.maxLength(CURRENCIES.length)),
};

/** The prices, as an operator publishes them. */
export const catalogueDocument = z.strictObject({
  ...head,
  providers: z.array(z.strictObject(provider)).check(z.minLength(1), z.maxLength(2)),
});
export type CatalogueDocument = z.infer<typeof catalogueDocument>;

/** Settings with which the provider's own script opens its window. */
const paymentWindow = z.object({ clientKey: told(200), script: told(1_000) });
export type PaymentWindow = z.infer<typeof paymentWindow>;

/** Providers that accept payments now, and their offers. */
const catalogue = z.object({
  ...head,
  version: z.int(),
  providers: z
    .array(
      z.object({
        ...provider,
        kinds: z.array(planKind).check(z.maxLength(PLAN_KINDS.length)),
        window: z.optional(paymentWindow),
      }),
    )
    .check(z.maxLength(PROVIDER_KEYS.length)),
});
export type Catalogue = z.infer<typeof catalogue>;

export const catalogueCalls = defineCalls({
  getCatalogue: {
    summary: 'What can be bought, at which price. Not visible: prices are on request.',
    method: 'GET',
    path: '/catalogue',
    access: 'public',
    reply: catalogue,
    errors: [],
  },
});
