// `npm run verify [-- part]` recomputes and replays what the product claims.
import { runParts } from '#harness/parts.ts';
import { verifyAccounts } from '#verify/accounts.ts';
import { verifyFaces } from '#verify/faces.ts';
import { verifyGaze } from '#verify/gaze.ts';
import { verifyLedger } from '#verify/ledger.ts';
import { verifyProduction } from '#verify/production.ts';
import { verifyRecords } from '#verify/records.ts';
import { verifyStack } from '#verify/stack.ts';
import { verifyTracker } from '#verify/tracker.ts';
import { verifyUploads } from '#verify/uploads.ts';

await runParts('verify', {
  records: verifyRecords,
  production: verifyProduction,
  stack: verifyStack,
  accounts: verifyAccounts,
  ledger: verifyLedger,
  uploads: verifyUploads,
  gaze: verifyGaze,
  faces: verifyFaces,
  tracker: verifyTracker,
});
