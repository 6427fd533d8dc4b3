import type { Credentials } from '@fovea/testkit';

/** Calls that cost the server most, one of each class. */
export const LOUD_KINDS = ['projects searched', 'drafts saved', 'projects copied'] as const;
export type LoudKind = (typeof LOUD_KINDS)[number];

export interface LoudData {
  readonly apiUrl: string;
  readonly credentials: Credentials;
  readonly kind: LoudKind;
}

export type ToLoud = 'start' | 'stop' | 'close';
