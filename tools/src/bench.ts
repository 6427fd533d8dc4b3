import { benchIngest } from '#bench/ingest.ts';
import { runParts } from '#parts.ts';

await runParts('bench', { ingest: benchIngest });
