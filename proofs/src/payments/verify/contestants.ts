import type { FakeStripe, FakeToss } from '@fovea/testkit';
import type { LedgerDriver } from '#credits/ledger-driver.ts';
import type { Contestant } from './contract.ts';

interface Fakes {
  readonly driver: LedgerDriver;
  readonly stripe: FakeStripe;
  readonly toss: FakeToss;
  readonly clock: { nowMs: number };
}

const DOLLARS = { currency: 'USD', amount: 9_900 };
const WON = { currency: 'KRW', amount: 129_000 };

/** Both adapters over their fakes, with a person who pays. */
export function listFakes({ driver, stripe, toss, clock }: Fakes): Contestant[] {
  const nowMs = () => clock.nowMs;
  return [
    {
      name: 'Stripe, its fake',
      key: 'global',
      money: DOLLARS,
      driver,
      nowMs,
      pay: (_orderId, checkoutRef) => void stripe.pay(checkoutRef),
      failNext: () => stripe.failAnswers(1),
    },
    {
      name: 'Toss, its fake',
      key: 'regional',
      money: WON,
      driver,
      nowMs,
      pay: (orderId) => toss.agree({ orderId, amount: WON.amount }),
      failNext: () => toss.failAnswers(1),
      giveCard: (customerKey) => toss.giveCard(customerKey),
    },
  ];
}

interface TestService {
  readonly name: string;
  readonly key: Contestant['key'];
  readonly money: Contestant['money'];
  readonly variable: 'STRIPE_TEST_KEY' | 'TOSS_TEST_KEY';
  readonly toEnvironment: (secret: string) => Readonly<Record<string, string>>;
}

/** The providers' own test services, each asked where there is a key for it. */
export const TEST_SERVICES: readonly TestService[] = [
  {
    name: 'Stripe, its test service',
    key: 'global',
    money: DOLLARS,
    variable: 'STRIPE_TEST_KEY',
    toEnvironment: (secret) => ({
      STRIPE_SECRET_KEY: secret,
      STRIPE_URL: 'https://api.stripe.com',
      STRIPE_PLAN1_PRODUCT: process.env.STRIPE_TEST_PRODUCT ?? '',
    }),
  },
  {
    name: 'Toss, its test service',
    key: 'regional',
    money: WON,
    variable: 'TOSS_TEST_KEY',
    toEnvironment: (secret) => ({
      TOSS_SECRET_KEY: secret,
      TOSS_URL: 'https://api.tosspayments.com',
    }),
  },
];
