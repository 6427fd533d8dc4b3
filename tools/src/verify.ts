// `npm run verify [-- part]` recomputes and replays what the product claims.
import { runParts } from '#harness/parts.ts';
import { verifyAccounts } from '#verify/accounts.ts';
import { verifyAnalysis } from '#verify/analysis.ts';
import { verifyAoi } from '#verify/aoi.ts';
import { verifyAoiFiles } from '#verify/aoi-files.ts';
import { verifyAoiNumbers } from '#verify/aoi-numbers.ts';
import { verifyEditor } from '#verify/editor.ts';
import { verifyErasure } from '#verify/erasure.ts';
import { verifyFaces } from '#verify/faces.ts';
import { verifyFraud } from '#verify/fraud.ts';
import { verifyGaze } from '#verify/gaze.ts';
import { verifyHostilePhones } from '#verify/hostile-phones.ts';
import { verifyInsights } from '#verify/insights.ts';
import { verifyLedger } from '#verify/ledger.ts';
import { verifyMonths } from '#verify/months.ts';
import { verifyPayments } from '#verify/payments.ts';
import { verifyPosition } from '#verify/position.ts';
import { verifyPrivacy } from '#verify/privacy.ts';
import { verifyProduction } from '#verify/production.ts';
import { verifyProtocol } from '#verify/protocol.ts';
import { verifyRecords } from '#verify/records.ts';
import { verifyStack } from '#verify/stack.ts';
import { verifyTracker } from '#verify/tracker.ts';
import { verifyUploads } from '#verify/uploads.ts';
import { verifyWithdrawal } from '#verify/withdrawal.ts';

const usual = {
  records: verifyRecords,
  production: verifyProduction,
  stack: verifyStack,
  accounts: verifyAccounts,
  ledger: verifyLedger,
  uploads: verifyUploads,
  erasure: verifyErasure,
  withdrawal: verifyWithdrawal,
  privacy: verifyPrivacy,
  protocol: verifyProtocol,
  'hostile-phones': verifyHostilePhones,
  gaze: verifyGaze,
  analysis: verifyAnalysis,
  aoi: verifyAoi,
  'aoi-files': verifyAoiFiles,
  'aoi-numbers': verifyAoiNumbers,
  insights: verifyInsights,
  editor: verifyEditor,
  fraud: verifyFraud,
  faces: verifyFaces,
  tracker: verifyTracker,
  position: verifyPosition,
  payments: verifyPayments,
};

// The editor has no share of a run planned yet; the months of few people are in payments.
await runParts('verify', usual, {
  months: verifyMonths,
});
