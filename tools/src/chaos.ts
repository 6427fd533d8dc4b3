import { runDriver } from '#chaos/driver.ts';
import { runIngest } from '#chaos/ingest.ts';
import { runLedger } from '#chaos/ledger.ts';
import { runRetries } from '#chaos/retries.ts';
import { runParts } from '#harness/parts.ts';

await runParts('chaos', {
  ingest: runIngest,
  retries: runRetries,
  driver: runDriver,
  ledger: runLedger,
});
