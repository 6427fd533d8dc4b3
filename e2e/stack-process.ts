// Runs the stack of a test run in a process of its own: addresses out, and it ends when its input
// closes. So nothing stays behind, however the test runner ends and however early.
import { once } from 'node:events';
import { startTestStack, type TestStack } from '@fovea/testkit';
import { findFreePort } from '@fovea/testkit/engines';
import type { Addresses } from './addresses.ts';
import { startOrigin, toOriginUrl } from './origins.ts';

const inputEnds = once(process.stdin.resume(), 'end');
// The terminal's interrupt reaches the test runner too, and its end closes the input.
process.on('SIGINT', () => undefined);

const [webPort, collectPort] = [await findFreePort(), await findFreePort()];
const stack = await startTestStack({
  apis: 2,
  env: {
    WEB_URL: toOriginUrl('web', webPort),
    COLLECT_URL: toOriginUrl('collect', collectPort),
  },
});
// An origin that fails to start must not leave the engines behind.
try {
  const origins = await openOrigins(stack);
  // Nobody may be there to read it any more.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`${JSON.stringify(toAddresses(stack, origins))}\n`);
  await inputEnds;
  await Promise.all(origins.map((origin) => origin.stop()));
} finally {
  await stack.stop();
}

function openOrigins({ apis, s3 }: TestStack) {
  const apiUrls = apis.map(({ url }) => url);
  const media = new URL(s3.url).origin;
  const policy = `default-src 'none'; connect-src 'self' ${media}; img-src 'self' ${media}`;
  return Promise.all([
    startOrigin({ name: 'web', port: webPort, policy, apiPrefix: '/api/', apiUrls }),
    startOrigin({
      name: 'collect',
      port: collectPort,
      policy,
      apiPrefix: '/api/v1/collect/',
      apiUrls,
    }),
    startOrigin({ name: 'elsewhere', port: 0 }),
  ]);
}

function toAddresses(
  { apis, mail }: TestStack,
  [web, collect, foreign]: Awaited<ReturnType<typeof openOrigins>>,
): Addresses {
  return {
    apiUrls: apis.map(({ url }) => url),
    inboxUrl: mail.inboxUrl,
    webUrl: web.url,
    collectUrl: collect.url,
    foreignUrl: foreign.url,
  };
}
