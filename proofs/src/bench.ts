import { benchAnalysis } from '#analysis/bench.ts';
import { benchAoi } from '#aoi/bench.ts';
import { benchCredits } from '#credits/bench.ts';
import { benchGaze } from '#gaze/bench.ts';
import { runParts } from '#harness/parts.ts';
import { benchInsights } from '#insights/bench.ts';
import { benchProjectList } from '#projects/list/bench.ts';
import { benchCrowd } from '#recordings/crowd/bench.ts';
import { benchIngest } from '#recordings/ingest/bench.ts';
import { benchLive } from '#recordings/live/bench.ts';
import { benchRecords } from '#records/bench.ts';
import { benchSize } from '#size/bench.ts';
import { benchDev } from '#stack/dev/bench.ts';
import { benchSurvey } from '#survey/bench.ts';
import { benchTracker } from '#tracker/bench.ts';

const usual = {
  size: benchSize,
  ingest: benchIngest,
  crowd: benchCrowd,
  credits: benchCredits,
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
