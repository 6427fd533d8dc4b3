import { runDriver } from '#chaos/driver.ts';
import { runIngest } from '#chaos/ingest.ts';
import { runParts } from '#harness/parts.ts';

await runParts('chaos', { ingest: runIngest, driver: runDriver });
