import { runDriver } from '#chaos/driver.ts';
import { runIngest } from '#chaos/ingest.ts';
import { runLedger } from '#chaos/ledger.ts';
import { runParts } from '#harness/parts.ts';

await runParts('chaos', { ingest: runIngest, driver: runDriver, ledger: runLedger });
