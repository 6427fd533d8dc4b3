import { hash } from 'node:crypto';
import type { FraudFlag } from '@fovea/contract';
import { detectFraud, type FraudFacts } from '@fovea/gaze/fraud';
import type { PageSamples } from '@fovea/gaze/samples';

/** Signs of fraud in the recording itself, and traits that a replay of it would share. */
export interface Fraud {
  readonly flags: readonly FraudFlag[];
  /** SHA-256 in hex; null where there is too little gaze. */
  readonly traceHash: string | null;
  readonly pathHash: string | null;
}

export function findFraud(pages: readonly PageSamples[], facts: FraudFacts): Fraud {
  const { flags, trace } = detectFraud(pages, facts);
  const toHash = (bytes: Uint8Array | null) => bytes && hash('sha256', bytes, 'hex');
  return { flags, traceHash: toHash(trace.exact), pathHash: toHash(trace.path) };
}
