import { startFakeStripe } from '@fovea/testkit';
import { FAKE_STRIPE } from './server-environment.ts';

const stripe = await startFakeStripe({
  secretKey: FAKE_STRIPE.STRIPE_SECRET_KEY,
  webhookSecret: FAKE_STRIPE.STRIPE_WEBHOOK_SECRET,
  products: [FAKE_STRIPE.STRIPE_PLAN1_PRODUCT, FAKE_STRIPE.STRIPE_PLAN2_PRODUCT],
  port: Number(process.env.STRIPE_PORT),
  webhookUrl: process.env.WEBHOOK_URL ?? '',
});
console.log(`a fake of Stripe on ${stripe.url}`);

process.once('SIGTERM', () => {
  stripe.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
