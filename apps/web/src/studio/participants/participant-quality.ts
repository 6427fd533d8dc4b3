import type { AggregatedParticipant } from '@fovea/contract';

/** Parts of validity, in the order in which each is a share of the one before. */
const VALIDITY_PARTS = ['samplingRate', 'integrity', 'onScreen'] as const;

export interface ValidityPart {
  readonly part: (typeof VALIDITY_PARTS)[number];
  /** Whole percent. */
  readonly percent: number;
}

/** Parts that are known. */
export function listValidityParts({
  components,
}: Pick<AggregatedParticipant, 'components'>): ValidityPart[] {
  return VALIDITY_PARTS.flatMap((part) => {
    const percent = components[part];
    return percent === null ? [] : [{ part, percent: Math.round(percent) }];
  });
}

/** All that was noticed about a recording, what weighs most first. */
export function listFlags({
  fraudFlags = [],
  flags,
  qualityFlags = [],
}: Pick<AggregatedParticipant, 'fraudFlags' | 'flags' | 'qualityFlags'>) {
  // Whether all gaze lies in one area is known of the areas that are drawn now.
  return [...fraudFlags, ...flags.filter((flag) => flag !== 'one_aoi'), ...qualityFlags];
}
