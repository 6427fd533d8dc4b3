// Stripe's own mock knows the shapes of requests and nothing else. Our adapter's go through a proxy
// to it, which writes down what it says to each.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@fovea/testkit/engines';
import type { LedgerDatabases } from '#credits/ledger-databases.ts';
import { startLedgerDriver } from '#credits/ledger-driver.ts';
import { type Figure, print } from '#harness/parts.ts';

/** v0.203.0, the newest that Go's mirror has, knows one version before ours. */
const API = '2026-08-26.dahlia';
/** Where somebody has it; docs/proofs.md says how to get it. */
const VARIABLE = 'STRIPE_MOCK';

interface Request {
  readonly name: string;
  readonly status: number;
  readonly answer: string;
}

/** Every kind of request that the adapter makes. Without the mock nothing is checked, and it says so. */
export async function askStripeMock({ lease }: LedgerDatabases): Promise<Figure[]> {
  const program = process.env[VARIABLE];
  if (program === undefined) {
    print(`  shapes of requests are not shown to stripe-mock: ${VARIABLE} is not set`);
    return [];
  }
  const databaseUrl = await lease('stripe_mock_test');
  const port = await findFreePort();
  const mock = spawn(program, ['-http-port', String(port)], { stdio: 'ignore' });
  const requests: Request[] = [];
  const proxy = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const { host: _host, connection: _connection, ...rest } = headers;
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: rest as Record<string, string>,
      ...(method === 'POST' ? { body: new Uint8Array(body) } : {}),
    });
    const text = await answer.text();
    const name = `${method} ${new URL(url, 'http://stripe.invalid').pathname}`;
    requests.push({ name, status: answer.status, answer: text });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  try {
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    await untilServing(port);
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const options = { databaseUrl, connections: 1, env: { STRIPE_URL: url, ...KEY } };
    const driver = await startLedgerDriver(options);
    // stripe-mock answers with examples, so only whether it accepts each request is judged.
    for (const [call, input] of ASKED) {
      await driver.send('askProvider', { provider: 'global', call, input });
    }
    for (const [deed, ...given] of ASKED_OF_MONTHS) {
      await driver.send('askMonths', { provider: 'global', deed, given });
    }
    await driver.stop();
  } finally {
    mock.kill();
    proxy.close();
    proxy.closeAllConnections();
  }
  return judge(requests);
}

/** The mock takes no other. */
const KEY = { STRIPE_SECRET_KEY: 'sk_test_123' };
const ORDER = {
  orderId: 'd1',
  plan: 'plan1',
  kind: 'one_time',
  sessions: 10,
  currency: 'USD',
  amount: 3_900,
  email: 'mina@example.com',
  language: 'ko',
  paidUrl: 'https://fovea.example/paid',
  backUrl: 'https://fovea.example/back',
};
const MONEY = { currency: 'USD', amount: 3_900 };
const ASKED = [
  ['startCheckout', ORDER],
  ['startCheckout', { ...ORDER, plan: 'plan2', kind: 'monthly' }],
  ['findPayment', { checkoutRef: 'cs_test_1' }],
  ['closeCheckout', { checkoutRef: 'cs_test_1' }],
  ['refund', { paymentRef: 'pi_1', money: MONEY, key: 'k1' }],
  ['findReturned', { paymentRef: 'pi_1' }],
  ['listPayments', { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z' }],
] as const;
const ASKED_OF_MONTHS = [
  ['find', 'sub_1'],
  ['findByPayment', 'pi_1'],
  ['setCancel', 'sub_1', true],
  ['setOffer', 'sub_1', { ...MONEY, plan: 'plan2' }],
  ['end', 'sub_1'],
] as const;
const WANTED = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions/cs_test_1',
  'POST /v1/checkout/sessions/cs_test_1/expire',
  'POST /v1/refunds',
  'GET /v1/payment_intents/pi_1',
  'GET /v1/disputes',
  'GET /v1/charges',
  'GET /v1/subscriptions/sub_1',
  'GET /v1/invoices',
  'GET /v1/invoice_payments',
  'POST /v1/subscriptions/sub_1',
  'DELETE /v1/subscriptions/sub_1',
];

function judge(requests: readonly Request[]): Figure[] {
  const isTaken = (wanted: string) =>
    requests.some(({ name, status }) => name === wanted && status === 200) &&
    requests.every(({ name, status }) => name !== wanted || status === 200);
  for (const { name, status, answer } of requests) {
    if (status !== 200) print(`  ${name}: ${status} ${answer}`);
  }
  const taken = WANTED.filter(isTaken).length;
  const name = `requests that stripe-mock takes, API ${API}`;
  return [{ name, value: taken, goal: String(WANTED.length), ok: taken === WANTED.length }];
}

async function untilServing(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/charges`).catch(() => undefined);
    if (answer !== undefined) return;
    await sleep(100);
  }
  throw new Error('stripe-mock does not answer');
}
