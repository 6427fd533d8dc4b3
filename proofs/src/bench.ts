import { runParts } from '#harness/parts.ts';

const usual = {
  size: () => import('#size/bench.ts').then(({ benchSize }) => benchSize),
  ingest: () => import('#recordings/ingest/bench.ts').then(({ benchIngest }) => benchIngest),
  crowd: () => import('#recordings/crowd/bench.ts').then(({ benchCrowd }) => benchCrowd),
  credits: () => import('#credits/bench.ts').then(({ benchCredits }) => benchCredits),
  'project-list': () =>
    import('#projects/list/bench.ts').then(({ benchProjectList }) => benchProjectList),
  live: () => import('#recordings/live/bench.ts').then(({ benchLive }) => benchLive),
  records: () => import('#records/bench.ts').then(({ benchRecords }) => benchRecords),
  gaze: () => import('#gaze/bench.ts').then(({ benchGaze }) => benchGaze),
  analysis: () => import('#analysis/bench.ts').then(({ benchAnalysis }) => benchAnalysis),
  aoi: () => import('#aoi/bench.ts').then(({ benchAoi }) => benchAoi),
  insights: () => import('#insights/bench.ts').then(({ benchInsights }) => benchInsights),
  survey: () => import('#survey/bench.ts').then(({ benchSurvey }) => benchSurvey),
  tracker: () => import('#tracker/bench.ts').then(({ benchTracker }) => benchTracker),
};

// The loop of a developer hangs on the developer's machine.
await runParts('bench', usual, {
  dev: () => import('#stack/dev/bench.ts').then(({ benchDev }) => benchDev),
});
