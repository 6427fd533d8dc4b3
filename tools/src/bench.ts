import { benchIngest } from '#bench/ingest.ts';
import { runParts } from '#harness/parts.ts';

await runParts('bench', { ingest: benchIngest });
