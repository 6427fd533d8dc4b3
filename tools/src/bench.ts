import { benchAnalysis } from '#bench/analysis.ts';
import { benchAoi } from '#bench/aoi.ts';
import { benchCrowd } from '#bench/crowd.ts';
import { benchDev } from '#bench/dev.ts';
import { benchGaze } from '#bench/gaze.ts';
import { benchIngest } from '#bench/ingest.ts';
import { benchInsights } from '#bench/insights.ts';
import { benchLedger } from '#bench/ledger.ts';
import { benchLive } from '#bench/live.ts';
import { benchProjectList } from '#bench/project-list.ts';
import { benchRecords } from '#bench/records.ts';
import { benchSize } from '#bench/size.ts';
import { benchSurvey } from '#bench/survey.ts';
import { benchTracker } from '#bench/tracker.ts';
import { runParts } from '#harness/parts.ts';

const usual = {
  size: benchSize,
  ingest: benchIngest,
  crowd: benchCrowd,
  ledger: benchLedger,
  'project-list': benchProjectList,
  live: benchLive,
  records: benchRecords,
  gaze: benchGaze,
  analysis: benchAnalysis,
  aoi: benchAoi,
  insights: benchInsights,
  survey: benchSurvey,
  tracker: benchTracker,
};

// The loop of a developer hangs on the developer's machine.
await runParts('bench', usual, { dev: benchDev });
