// Tasks that children do for records, also callable without a child.
import { joinHead, joinPages } from './join-segments.ts';
import { makeRecords } from './make-records.ts';
import { paintMaps } from './paint-maps.ts';

export const RECORDS_WORK = {
  merge: makeRecords,
  joinPages,
  joinHead,
  paintMaps,
};

export type RecordsWork = typeof RECORDS_WORK;
type Kind = keyof RecordsWork;
export type RecordsTask = {
  [Own in Kind]: { readonly kind: Own; readonly task: Parameters<RecordsWork[Own]>[0] };
}[Kind];
/** Has the result of the kind that was asked for. */
export type RecordsAnswer = {
  readonly [Own in Kind]?: Awaited<ReturnType<RecordsWork[Own]>>;
};

export async function doRecordsWork(work: RecordsTask): Promise<RecordsAnswer> {
  switch (work.kind) {
    case 'merge':
      return { merge: await RECORDS_WORK.merge(work.task) };
    case 'joinPages':
      return { joinPages: await RECORDS_WORK.joinPages(work.task) };
    case 'joinHead':
      return { joinHead: await RECORDS_WORK.joinHead(work.task) };
    case 'paintMaps':
      return { paintMaps: await RECORDS_WORK.paintMaps(work.task) };
  }
}
