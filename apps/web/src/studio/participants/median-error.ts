import type { StoredParticipant } from '@fovea/contract';

/** Of the people shown, in degrees; undefined where nobody's error was measured. */
export function measureMedianError(
  participants: readonly Pick<StoredParticipant, 'errorPx' | 'pxPerDegree'>[],
  shown: Uint8Array,
): number | undefined {
  const errors = participants.flatMap(({ errorPx, pxPerDegree }, i) =>
    shown[i] === 1 && errorPx && pxPerDegree ? [errorPx / pxPerDegree] : [],
  );
  errors.sort((a, b) => a - b);
  const middle = Math.floor(errors.length / 2);
  const high = errors[middle];
  const low = errors[errors.length % 2 === 1 ? middle : middle - 1];
  return high === undefined || low === undefined ? undefined : (low + high) / 2;
}
