import type { AggregatedParticipant, PeopleTable } from '@fovea/contract';
import { toColumns, toRows } from './columns.ts';

/** In the order in which readers get them. */
const FIELDS = [
  'subjectId',
  'gender',
  'age',
  'validity',
  'deviceName',
  'recordingId',
  'effectiveHz',
  'widthPx',
  'heightPx',
  'source',
  'fraudFlags',
  'components',
  'errorPx',
  'offsetPx',
  'precisionPx',
  'pxPerDegree',
  'expectedHz',
  'shownMs',
  'validMs',
  'fixationCount',
  'noFixations',
  'kNorms',
  'flags',
  'madeBy',
] as const satisfies readonly (keyof AggregatedParticipant)[];

export function writePeople(people: readonly AggregatedParticipant[]): PeopleTable {
  return toColumns<AggregatedParticipant>(FIELDS, people);
}

export function readPeople(table: PeopleTable): AggregatedParticipant[] {
  return toRows<AggregatedParticipant>(FIELDS, table, ['source', 'fraudFlags']);
}
