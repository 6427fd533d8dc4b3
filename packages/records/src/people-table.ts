import type { AggregatedParticipant, PeopleTable } from '@fovea/contract';
import { type ColumnsOf, toColumns, toRows } from './columns.ts';

/** Written only where somebody of the segment was calibrated. */
const CALIBRATED = ['verdict', 'errorMm', 'qualityFlags'] as const;

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
  ...CALIBRATED,
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

type Names = readonly (keyof AggregatedParticipant)[];
const isBare = (name: keyof AggregatedParticipant) => !(CALIBRATED as Names).includes(name);
const BARE_FIELDS = (FIELDS as Names).filter(isBare);

export function writePeople(people: readonly AggregatedParticipant[]): PeopleTable {
  const isCalibrated = people.some(({ verdict }) => verdict !== undefined);
  return toColumns<AggregatedParticipant>(isCalibrated ? FIELDS : BARE_FIELDS, people);
}

export function readPeople(table: PeopleTable): AggregatedParticipant[] {
  const names = table.verdict === undefined ? BARE_FIELDS : FIELDS;
  const columns = table as ColumnsOf<AggregatedParticipant>;
  return toRows(names, columns, ['fraudFlags', ...CALIBRATED]);
}
