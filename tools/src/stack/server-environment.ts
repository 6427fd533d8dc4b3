import type { S3Keys } from '@fovea/testkit/engines';
import type { StackSecrets } from './state.ts';

export type StackUrls = {
  database: string;
  s3: string;
  s3Public: string;
  s3Region: string;
  smtp: string;
  stripe: string;
  toss: string;
  web: string;
  collect: string;
};

/** Known to both sides; nobody's money is behind it. */
export const FAKE_STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_stack',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_stack',
  STRIPE_PLAN1_PRODUCT: 'prod_plan1',
  STRIPE_PLAN2_PRODUCT: 'prod_plan2',
};

export const FAKE_TOSS = {
  TOSS_SECRET_KEY: 'test_sk_of_the_stack',
  TOSS_CLIENT_KEY: 'test_ck_of_the_stack',
  TOSS_CARD_SECRET: 'seals-cards-that-nobody-has-in-a-stack',
};

/** Environment of every server process in the stack. */
export function toServerEnvironment(
  urls: StackUrls,
  secrets: StackSecrets,
  copy: S3Keys,
): Record<string, string> {
  return {
    DATABASE_URL: urls.database,
    // The engines of a stack are fast and forgetful.
    DURABILITY: 'relaxed',
    S3_URL: urls.s3,
    S3_PUBLIC_URL: urls.s3Public,
    S3_REGION: urls.s3Region,
    S3_BUCKET: 'fovea',
    S3_ACCESS_KEY: secrets.s3AccessKey,
    S3_SECRET_KEY: secrets.s3SecretKey,
    COPY_S3_BUCKET: 'fovea-copy',
    COPY_S3_ACCESS_KEY: copy.accessKey,
    COPY_S3_SECRET_KEY: copy.secretKey,
    SMTP_URL: urls.smtp,
    MAIL_FROM: 'Fovea <no-reply@fovea.localhost>',
    WEB_URL: urls.web,
    COLLECT_URL: urls.collect,
    TOKEN_SECRET: secrets.token,
    RECORDING_KEYS: `k1:${secrets.recording}`,
    CODE_SECRET: secrets.code,
    SECOND_FACTOR_SECRET: secrets.secondFactor,
    PROJECT_SECRET: secrets.project,
    RECEIPT_SECRET: secrets.receipt,
    ...FAKE_STRIPE,
    STRIPE_URL: urls.stripe,
    ...FAKE_TOSS,
    TOSS_URL: urls.toss,
    TOSS_SCRIPT_URL: `${urls.toss}/v2/standard`,
    // The sites in front run on this machine and say who calls.
    TRUSTED_PROXIES: '127.0.0.1',
    PRIVACY_CONTACT: 'privacy@fovea.localhost',
    CONTACT_EMAIL: 'hello@fovea.localhost',
    // A stack has no load balancer, so draining would wait for nothing.
    DRAIN_MS: '0',
    // Scripted people play the demo, and need no time for it.
    HUMAN_PACE: '0',
  };
}
