export { auditAndStop } from './audits.service.ts';
export { emptyCode, sendCredits } from './code-credits.service.ts';
export { createConsumption, createConsumptions, decideConsumption } from './consumptions.repo.ts';
export { getCredits } from './credits.service.ts';
export { CreditsRefused } from './credits-refused.ts';
export { lapseCode, lapseCredits } from './lapse.service.ts';
export { adjust, issueLot, issueOrganizationLot } from './lots.service.ts';
export {
  fundTarget,
  getCollected,
  releaseProject,
  reserveCredits,
  reserveForUpgrade,
  returnCredit,
  settleProject,
  takeCreditAgain,
} from './projects-credits.service.ts';
export {
  confirmRefund,
  findRefundRefusal,
  refuseRefund,
  requestRefund,
} from './refunds.service.ts';
export { reverseLot } from './reversals.service.ts';
