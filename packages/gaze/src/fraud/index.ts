export {
  detectFraud,
  FRAUD_FLAGS,
  FRAUD_OPTIONS,
  type FraudFacts,
  type FraudFlag,
  type FraudResult,
} from './detect-fraud.ts';
export type { Trace } from './trace.ts';
