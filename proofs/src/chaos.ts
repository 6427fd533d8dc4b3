import { runCredits } from '#credits/chaos.ts';
import { runParts } from '#harness/parts.ts';
import { runPayments } from '#payments/chaos.ts';
import { runIngest } from '#recordings/ingest/chaos.ts';
import { runPhones } from '#recordings/phones/chaos.ts';
import { runRetries } from '#recordings/retries/chaos.ts';
import { runRot } from '#records/rot/chaos.ts';
import { runDriver } from '#stack/driver/chaos.ts';

await runParts('chaos', {
  ingest: runIngest,
  retries: runRetries,
  phones: runPhones,
  rot: runRot,
  driver: runDriver,
  credits: runCredits,
  payments: runPayments,
});
