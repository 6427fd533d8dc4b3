import type { Config } from '#platform/config/fields.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { createToss } from './toss.ts';

export async function createPaymentProviders(config: Config): Promise<PaymentProviders> {
  return [...(await createGlobal(config)), ...createRegional(config)];
}

async function createGlobal(config: Config): Promise<PaymentProviders> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PLAN1_PRODUCT, STRIPE_PLAN2_PRODUCT } =
    config;
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return [];
  // Two hundred files, which an installation without it need not load.
  const { createStripe } = await import('./stripe.ts');
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

function createRegional(config: Config): PaymentProviders {
  const { TOSS_SECRET_KEY: secretKey, TOSS_CLIENT_KEY: clientKey } = config;
  const { TOSS_CARD_SECRET: cardSecret, TOSS_URL: url, TOSS_SCRIPT_URL: script } = config;
  if (secretKey === undefined || clientKey === undefined || cardSecret === undefined) return [];
  return [createToss({ secretKey, clientKey, cardSecret, url, script })];
}
