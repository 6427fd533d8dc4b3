// `npm run verify [-- part]` recomputes and replays what the product claims.
import { verifyAccounts } from '#accounts/verify.ts';
import { verifyAnalysis } from '#analysis/verify.ts';
import { verifyAoiFiles } from '#aoi/files/verify.ts';
import { verifyAoiNumbers } from '#aoi/numbers/verify.ts';
import { verifyAoi } from '#aoi/verify.ts';
import { verifyAssets } from '#assets/verify.ts';
import { verifyCredits } from '#credits/verify.ts';
import { verifyFaces } from '#faces/verify.ts';
import { verifyGaze } from '#gaze/verify.ts';
import { runParts } from '#harness/parts.ts';
import { verifyInsights } from '#insights/verify.ts';
import { verifyMonths } from '#payments/months/verify.ts';
import { verifyPayments } from '#payments/verify.ts';
import { verifyEditor } from '#projects/editor/verify.ts';
import { verifyErasure } from '#projects/erasure/verify.ts';
import { verifyFraud } from '#recordings/fraud/verify.ts';
import { verifyHostilePhones } from '#recordings/hostile-phones/verify.ts';
import { verifyPrivacy } from '#recordings/privacy/verify.ts';
import { verifyProtocol } from '#recordings/protocol/verify.ts';
import { verifyWithdrawal } from '#recordings/withdrawal/verify.ts';
import { verifyRecords } from '#records/verify.ts';
import { verifyProduction } from '#stack/production/verify.ts';
import { verifyStack } from '#stack/verify.ts';
import { verifyPosition } from '#tracker/position/verify.ts';
import { verifyTracker } from '#tracker/verify.ts';

const usual = {
  records: verifyRecords,
  production: verifyProduction,
  stack: verifyStack,
  accounts: verifyAccounts,
  credits: verifyCredits,
  assets: verifyAssets,
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
