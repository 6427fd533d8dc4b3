import type { AggregatedParticipant } from '@fovea/contract';

export type MainReason = 'tooDark' | 'movedAway' | 'lookedAway' | 'faceLost' | 'lowRate';

type Measured = Partial<Pick<AggregatedParticipant, 'components' | 'qualityFlags'>>;

/**
 * The one thing that cost most validity. What the phone saw itself explains it best; else the smallest
 * of its three factors does.
 */
export function toMainReason({ components, qualityFlags = [] }: Measured): MainReason {
  if (qualityFlags.includes('light')) return 'tooDark';
  if (qualityFlags.includes('posture')) return 'movedAway';
  if (qualityFlags.includes('low_rate')) return 'lowRate';
  if (!components) return 'faceLost';
  const { samplingRate, integrity, onScreen } = {
    samplingRate: components.samplingRate ?? 0,
    integrity: components.integrity ?? 100,
    onScreen: components.onScreen ?? 100,
  };
  const least = Math.min(samplingRate, integrity, onScreen);
  if (least === integrity) return 'faceLost';
  return least === onScreen ? 'lookedAway' : 'lowRate';
}

/** The most frequent first. */
export function countReasons(people: readonly Measured[]) {
  return [...Map.groupBy(people, toMainReason)]
    .map(([reason, own]) => ({ reason, count: own.length }))
    .sort((a, b) => b.count - a.count);
}
