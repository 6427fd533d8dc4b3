import { runDriver } from '#chaos/driver.ts';
import { runIngest } from '#chaos/ingest.ts';
import { runLedger } from '#chaos/ledger.ts';
import { runPayments } from '#chaos/payments.ts';
import { runPhones } from '#chaos/phones.ts';
import { runRetries } from '#chaos/retries.ts';
import { runRot } from '#chaos/rot.ts';
import { runParts } from '#harness/parts.ts';

await runParts('chaos', {
  ingest: runIngest,
  retries: runRetries,
  phones: runPhones,
  rot: runRot,
  driver: runDriver,
  ledger: runLedger,
  payments: runPayments,
});
