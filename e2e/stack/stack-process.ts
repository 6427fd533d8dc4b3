// Runs the stack of a test run in a process of its own: addresses out, and it ends when its input
// closes. So nothing stays behind, however the test runner ends and however early.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  EXAMPLE_CATALOGUE,
  runCommand,
  startFakeStripe,
  startFakeToss,
  startTestStack,
  type TestStack,
} from '@fovea/testkit';
import { findFreePort } from '@fovea/testkit/engines';
import { restoreWorld, WORLD_SECRETS } from '@fovea/testkit/world';
import { buildApp, startSite } from '@fovea/tools/site';
import type { Addresses } from './addresses.ts';

const EMPTY_PAGE = '<!doctype html><html lang="en"><title>elsewhere</title></html>';

const inputEnds = once(process.stdin.resume(), 'end');
// The terminal's interrupt reaches the test runner too, and its end closes the input.
process.on('SIGINT', () => undefined);

const ports = { web: await findFreePort(), collect: await findFreePort() };
const folders = {
  web: await buildApp('web', { scriptedGaze: true }),
  collect: await buildApp('collect', { scriptedGaze: true }),
};
const STRIPE = { secretKey: 'sk_test_of_the_fake', webhookSecret: 'whsec_of_the_fake' };
const stripe = await startFakeStripe({
  ...STRIPE,
  products: ['prod_plan1', 'prod_plan2'],
  webhookUrl: `http://127.0.0.1:${ports.web}/api/v1/webhooks/stripe`,
});
const TOSS = { secretKey: 'test_sk_of_the_fake', clientKey: 'test_ck_of_the_fake' };
const toss = await startFakeToss({
  ...TOSS,
  webhookUrl: `http://127.0.0.1:${ports.web}/api/v1/webhooks/toss`,
});
const stack = await startTestStack({
  apis: 2,
  env: {
    ...WORLD_SECRETS,
    WEB_URL: toUrl('web', ports.web),
    COLLECT_URL: toUrl('collect', ports.collect),
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_PLAN1_PRODUCT: 'prod_plan1',
    STRIPE_PLAN2_PRODUCT: 'prod_plan2',
    STRIPE_URL: stripe.url,
    TOSS_SECRET_KEY: TOSS.secretKey,
    TOSS_CLIENT_KEY: TOSS.clientKey,
    TOSS_CARD_SECRET: 'seals-cards-that-nobody-has-in-a-test',
    TOSS_URL: toss.url,
    TOSS_SCRIPT_URL: toss.script,
  },
  prepare: restoreWorld,
});
// A site that fails to start must not leave the engines behind.
try {
  await publishPrices(stack);
  const sites = await openSites(stack);
  // The reader of this pipe may have ended already.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`${JSON.stringify(toAddresses(stack, sites.foreign.port))}\n`);
  await inputEnds;
  await Promise.all(Object.values(sites).map((site) => site.stop()));
} finally {
  await stack.stop();
  await stripe.stop();
  await toss.stop();
}

/** A name below .localhost: browsers find it without DNS, trust it, and keep its cookies apart. */
function toUrl(name: string, port: number): string {
  return `http://${name}.localhost:${port}`;
}

async function publishPrices({ dir, env }: TestStack): Promise<void> {
  const file = join(dir, 'catalogue.json');
  await writeFile(file, JSON.stringify(EXAMPLE_CATALOGUE));
  await runCommand('catalogue', ['publish-first', file], env);
}

async function openSites({ apis, s3 }: TestStack) {
  const apiUrls = apis.map(({ url }) => url);
  const origins = { media: new URL(s3.url).origin, payment: toss.url };
  const start = (app: 'web' | 'collect') =>
    startSite({ app, folder: folders[app], port: ports[app], apiUrls, origins });
  return {
    web: await start('web'),
    collect: await start('collect'),
    foreign: await startForeignSite(),
  };
}

function toAddresses({ apis, mail, databaseUrl, env }: TestStack, foreignPort: number): Addresses {
  return {
    apiUrls: apis.map(({ url }) => url),
    inboxUrl: mail.inboxUrl,
    databaseUrl,
    serverEnv: env,
    webUrl: toUrl('web', ports.web),
    collectUrl: toUrl('collect', ports.collect),
    foreignUrl: toUrl('elsewhere', foreignPort),
  };
}

/** A site that is not ours, without a policy, with one empty page. */
async function startForeignSite() {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EMPTY_PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
