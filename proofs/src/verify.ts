// `npm run verify [-- part]` recomputes and replays what the product claims.
import { runParts } from '#harness/parts.ts';

const usual = {
  records: () => import('#records/verify.ts').then(({ verifyRecords }) => verifyRecords),
  production: () =>
    import('#stack/production/verify.ts').then(({ verifyProduction }) => verifyProduction),
  stack: () => import('#stack/verify.ts').then(({ verifyStack }) => verifyStack),
  accounts: () => import('#accounts/verify.ts').then(({ verifyAccounts }) => verifyAccounts),
  credits: () => import('#credits/verify.ts').then(({ verifyCredits }) => verifyCredits),
  assets: () => import('#assets/verify.ts').then(({ verifyAssets }) => verifyAssets),
  erasure: () => import('#projects/erasure/verify.ts').then(({ verifyErasure }) => verifyErasure),
  neighbours: () =>
    import('#projects/neighbours/verify.ts').then(({ verifyNeighbours }) => verifyNeighbours),
  withdrawal: () =>
    import('#recordings/withdrawal/verify.ts').then(({ verifyWithdrawal }) => verifyWithdrawal),
  privacy: () => import('#recordings/privacy/verify.ts').then(({ verifyPrivacy }) => verifyPrivacy),
  paid: () => import('#recordings/paid/verify.ts').then(({ verifyPaid }) => verifyPaid),
  protocol: () =>
    import('#recordings/protocol/verify.ts').then(({ verifyProtocol }) => verifyProtocol),
  'hostile-phones': () =>
    import('#recordings/hostile-phones/verify.ts').then(
      ({ verifyHostilePhones }) => verifyHostilePhones,
    ),
  gaze: () => import('#gaze/verify.ts').then(({ verifyGaze }) => verifyGaze),
  analysis: () => import('#analysis/verify.ts').then(({ verifyAnalysis }) => verifyAnalysis),
  aoi: () => import('#aoi/verify.ts').then(({ verifyAoi }) => verifyAoi),
  'aoi-files': () => import('#aoi/files/verify.ts').then(({ verifyAoiFiles }) => verifyAoiFiles),
  'aoi-numbers': () =>
    import('#aoi/numbers/verify.ts').then(({ verifyAoiNumbers }) => verifyAoiNumbers),
  insights: () => import('#insights/verify.ts').then(({ verifyInsights }) => verifyInsights),
  editor: () => import('#projects/editor/verify.ts').then(({ verifyEditor }) => verifyEditor),
  fraud: () => import('#recordings/fraud/verify.ts').then(({ verifyFraud }) => verifyFraud),
  faces: () => import('#faces/verify.ts').then(({ verifyFaces }) => verifyFaces),
  tracker: () => import('#tracker/verify.ts').then(({ verifyTracker }) => verifyTracker),
  position: () =>
    import('#tracker/position/verify.ts').then(({ verifyPosition }) => verifyPosition),
  payments: () => import('#payments/verify.ts').then(({ verifyPayments }) => verifyPayments),
};

// The editor has no share of a run planned yet; the months of few people are in payments.
await runParts('verify', usual, {
  months: () => import('#payments/months/verify.ts').then(({ verifyMonths }) => verifyMonths),
});
