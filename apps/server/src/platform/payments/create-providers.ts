import type { Config } from '#platform/config/fields.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { createStripe } from './stripe.ts';

type PaymentConfig = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_PLAN1_PRODUCT'
  | 'STRIPE_PLAN2_PRODUCT'
  | 'STRIPE_URL'
>;

export function createPaymentProviders(config: PaymentConfig): PaymentProviders {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PLAN1_PRODUCT, STRIPE_PLAN2_PRODUCT } =
    config;
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return [];
  return [
    createStripe({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      products: {
        ...(STRIPE_PLAN1_PRODUCT !== undefined && { plan1: STRIPE_PLAN1_PRODUCT }),
        ...(STRIPE_PLAN2_PRODUCT !== undefined && { plan2: STRIPE_PLAN2_PRODUCT }),
      },
      url: config.STRIPE_URL,
    }),
  ];
}
