import { startFakeToss } from '@fovea/testkit';
import { FAKE_TOSS } from './server-environment.ts';

const toss = await startFakeToss({
  secretKey: FAKE_TOSS.TOSS_SECRET_KEY,
  clientKey: FAKE_TOSS.TOSS_CLIENT_KEY,
  port: Number(process.env.TOSS_PORT),
  webhookUrl: process.env.WEBHOOK_URL ?? '',
});
console.log(`a fake of Toss on ${toss.url}`);

process.once('SIGTERM', () => {
  toss.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
