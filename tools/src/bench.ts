import { benchGaze } from '#bench/gaze.ts';
import { benchIngest } from '#bench/ingest.ts';
import { benchLedger } from '#bench/ledger.ts';
import { benchProjectList } from '#bench/project-list.ts';
import { benchSize } from '#bench/size.ts';
import { benchTracker } from '#bench/tracker.ts';
import { runParts } from '#harness/parts.ts';

await runParts('bench', {
  size: benchSize,
  ingest: benchIngest,
  ledger: benchLedger,
  'project-list': benchProjectList,
  gaze: benchGaze,
  tracker: benchTracker,
});
