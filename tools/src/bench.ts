import { benchIngest } from '#bench/ingest.ts';
import { benchSize } from '#bench/size.ts';
import { runParts } from '#harness/parts.ts';

await runParts('bench', { size: benchSize, ingest: benchIngest });
