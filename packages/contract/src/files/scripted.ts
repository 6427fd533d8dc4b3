import type { StoredParticipant } from './aggregated-records.ts';

/** Gaze that a script made up. */
export function isScripted({ source }: Pick<StoredParticipant, 'source'>): boolean {
  return source !== 'camera';
}
