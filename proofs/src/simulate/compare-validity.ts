import type { PlayedPerson } from '@fovea/tools/people/play-person';
import type { ReadRecords } from './read-records.ts';

export interface ValidityGap {
  /** 0 to 100. */
  readonly truth: number;
  readonly measured: number;
  /** Measured less true. */
  readonly gap: number;
  readonly pages: number;
  /** Frames that the camera should have given. */
  readonly frames: number;
}

/**
 * Everybody who is in the records. True is the share of frames in which open eyes on the screen were
 * seen, of those that the camera should have given while pages were shown.
 */
export function compareValidity(
  people: readonly PlayedPerson[],
  { participants }: ReadRecords,
): ValidityGap[] {
  return people.flatMap((person) => {
    const measured = participants.get(person.recordingId)?.validity;
    const frames = sumFrames(person, 'shown');
    if (measured === undefined || frames === 0) return [];
    // Frames of a phone come evenly, so that pages weigh by their frames.
    const truth = (100 * sumFrames(person, 'seen')) / frames;
    return [{ truth, measured, gap: measured - truth, pages: person.pages.length, frames }];
  });
}

function sumFrames({ pages }: PlayedPerson, count: 'shown' | 'seen'): number {
  return pages.reduce((total, { frames }) => total + frames[count], 0);
}
