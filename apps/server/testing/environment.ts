/** Secrets and addresses of nowhere, for a server that reaches its database and nothing else. */
export function toClosedEnvironment(): Record<string, string> {
  const secret = (name: string) => `${name}-for-tests-of-at-least-32-characters`;
  return {
    S3_URL: 'http://storage.invalid',
    S3_PUBLIC_URL: 'https://media.example.com',
    S3_ACCESS_KEY: 'access',
    S3_SECRET_KEY: 'secret',
    COPY_S3_BUCKET: 'fovea-copy',
    COPY_S3_ACCESS_KEY: 'copy-access',
    COPY_S3_SECRET_KEY: 'copy-secret',
    SMTP_URL: 'smtp://mail.invalid',
    WEB_URL: 'https://app.example.com',
    COLLECT_URL: 'https://go.example.com',
    TOKEN_SECRET: secret('token'),
    RECORDING_KEYS: `k1:${secret('recording')}`,
    CODE_SECRET: secret('code'),
    SECOND_FACTOR_SECRET: secret('second-factor'),
    PROJECT_SECRET: secret('project'),
    RECEIPT_SECRET: secret('receipt'),
    // The address leads nowhere; tests of payments bring a fake.
    STRIPE_SECRET_KEY: 'sk_test_of_the_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_fake',
    STRIPE_PLAN1_PRODUCT: 'prod_plan1',
    STRIPE_PLAN2_PRODUCT: 'prod_plan2',
    STRIPE_URL: 'http://stripe.invalid',
    TOSS_SECRET_KEY: 'test_sk_of_the_fake',
    TOSS_CLIENT_KEY: 'test_ck_of_the_fake',
    TOSS_CARD_SECRET: secret('card'),
    TOSS_URL: 'http://toss.invalid',
    TOSS_SCRIPT_URL: 'http://toss.invalid/v2/standard',
    PRIVACY_CONTACT: 'privacy@example.com',
    CONTACT_EMAIL: 'hello@example.com',
    LOG_LEVEL: 'silent',
    // The least that argon2 takes. Tests of the hash itself leave it empty, which is the real cost.
    PASSWORD_MEMORY_KIB: '8',
    // Scripted people take no time. Tests of the time itself ask for all of it.
    HUMAN_PACE: '0',
  };
}
