import type { AggregatedParticipant } from '@fovea/contract';
import { type Band, getBand } from '@fovea/records';

export const SORTS = ['validity', 'age', 'id'] as const;
export type Sort = (typeof SORTS)[number];

/** 1 for each participant whose box is ticked: as the filter says, or otherwise by hand. */
export function toTicked(kept: Uint8Array, ticks: ReadonlyMap<number, boolean>): Uint8Array {
  return ticks.size === 0 ? kept : kept.map((each, i) => Number(ticks.get(i) ?? each));
}

/** 1 for each participant who is drawn. */
export function toShown(ticked: Uint8Array, solo: ReadonlySet<number>): Uint8Array {
  return solo.size === 0 ? ticked : ticked.map((_, i) => (solo.has(i) ? 1 : 0));
}

export function countByBand(
  participants: readonly Pick<AggregatedParticipant, 'validity'>[],
): Readonly<Record<Band, number>> {
  const counts = { reliable: 0, acceptable: 0, unreliable: 0 };
  for (const { validity } of participants) counts[getBand(validity)]++;
  return counts;
}

/** Indices of the participants that match a search for ID or device, in the order of a list. */
export function toRows(
  participants: readonly AggregatedParticipant[],
  sort: Sort,
  search: string,
): number[] {
  const wanted = search.trim().toLowerCase();
  const matches = ({ subjectId, deviceName }: AggregatedParticipant) =>
    subjectId.toLowerCase().includes(wanted) || deviceName.toLowerCase().includes(wanted);
  const rows = participants.flatMap((each, i) => (matches(each) ? [i] : []));
  const by = (i: number) => participants[i] as AggregatedParticipant;
  // Equal ones keep the order in which people took part.
  if (sort === 'validity') rows.sort((a, b) => by(b).validity - by(a).validity);
  if (sort === 'age') rows.sort((a, b) => by(a).age - by(b).age);
  return rows;
}

/**
 * People chosen alone after a click on a row: that one, nobody when it was alone, or added with
 * Shift.
 */
export function toSolo(
  solo: ReadonlySet<number>,
  index: number,
  isAdding: boolean,
): ReadonlySet<number> {
  const isIn = solo.has(index);
  if (!isAdding) return isIn && solo.size === 1 ? new Set() : new Set([index]);
  return isIn ? new Set([...solo].filter((each) => each !== index)) : new Set([...solo, index]);
}

/** The row after (1) or before (-1) the one that is alone; from nobody the first or last. */
export function toNeighbourSolo(
  rows: readonly number[],
  solo: ReadonlySet<number>,
  step: 1 | -1,
): ReadonlySet<number> {
  const at = rows.findIndex((row) => solo.has(row));
  const next = at < 0 ? rows.at(step === 1 ? 0 : -1) : rows[at + step];
  return next === undefined ? solo : new Set([next]);
}
