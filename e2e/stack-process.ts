// Runs the stack of a test run in a process of its own: addresses out, and it ends when its input
// closes. So nothing stays behind, however the test runner ends and however early.
import { once } from 'node:events';
import { startTestStack } from '@fovea/testkit';
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
const apiUrls = stack.apis.map(({ url }) => url);
const media = new URL(stack.s3.url).origin;
const policy = `default-src 'none'; connect-src 'self' ${media}; img-src 'self' ${media}`;
const origins = await Promise.all([
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
const [web, collect, foreign] = origins;
const addresses: Addresses = {
  apiUrls,
  inboxUrl: stack.mail.inboxUrl,
  webUrl: web.url,
  collectUrl: collect.url,
  foreignUrl: foreign.url,
};
// Nobody may be there to read it any more.
process.stdout.on('error', () => undefined);
process.stdout.write(`${JSON.stringify(addresses)}\n`);

await inputEnds;
await Promise.all(origins.map((origin) => origin.stop()));
await stack.stop();
