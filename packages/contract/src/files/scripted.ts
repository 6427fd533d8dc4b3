import type { AggregatedParticipant } from './aggregated-records.ts';

/** Gaze that a script made up. */
export function isScripted({ source }: Pick<AggregatedParticipant, 'source'>): boolean {
  return source !== 'camera';
}
