import { runParts } from '#harness/parts.ts';

await runParts('chaos', {
  ingest: () => import('#recordings/ingest/chaos.ts').then(({ runIngest }) => runIngest),
  retries: () => import('#recordings/retries/chaos.ts').then(({ runRetries }) => runRetries),
  phones: () => import('#recordings/phones/chaos.ts').then(({ runPhones }) => runPhones),
  rot: () => import('#records/rot/chaos.ts').then(({ runRot }) => runRot),
  'crowd-gate': () =>
    import('#recordings/crowd-gate/chaos.ts').then(({ runCrowdGate }) => runCrowdGate),
  driver: () => import('#stack/driver/chaos.ts').then(({ runDriver }) => runDriver),
  credits: () => import('#credits/chaos.ts').then(({ runCredits }) => runCredits),
  payments: () => import('#payments/chaos.ts').then(({ runPayments }) => runPayments),
});
