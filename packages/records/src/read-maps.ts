import {
  type AggregatedRecords,
  checkFile,
  type RecordMaps,
  type SegmentList,
} from '@fovea/contract';
import { readColumn } from './deltas.ts';
import { findObject, type RecordObjects } from './record-objects.ts';

/** ms of fixation in the cells of one picture; each cell once, in order, none of them empty. */
export interface PictureMap {
  readonly slot: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: Int32Array;
  readonly amounts: Float64Array;
}

export interface PageMap {
  readonly page: number;
  /** Number of people in the map. */
  readonly people: number;
  readonly pictures: readonly PictureMap[];
}

export function readMaps(maps: RecordMaps): PageMap[] {
  checkFile(maps, 'fovea-maps');
  return maps.pages.map(({ page, people, slots }) => ({
    page,
    people,
    pictures: slots.map(({ slot, columns, rows, cells, amounts }) => {
      if (cells.length !== amounts.length) throw new RangeError('columns differ');
      return {
        slot,
        columns,
        rows,
        cells: readColumn(cells, 1, new Int32Array(cells.length)),
        amounts: Float64Array.from(amounts),
      };
    }),
  }));
}

export function writeMaps(maps: readonly PageMap[]): RecordMaps {
  return {
    format: 'fovea-maps',
    v: 3,
    pages: maps.map(({ page, people, pictures }) => ({
      page,
      people,
      slots: pictures.map(({ slot, columns, rows, cells, amounts }) => ({
        slot,
        columns,
        rows,
        cells: Array.from(cells, (cell, i) => cell - (cells[i - 1] ?? 0)),
        amounts: Array.from(amounts),
      })),
    })),
  };
}

/** Keys of what must be loaded next for the first map of a page: at most the list, then the map. */
export function listMissingOfMap(
  records: AggregatedRecords,
  objects: RecordObjects,
  page: number,
): string[] {
  if (records.list === null) return [];
  if (!objects.has(records.list.key)) return [records.list.key];
  const key = findMapKey(records, objects, page);
  return key === undefined || objects.has(key) ? [] : [key];
}

/**
 * Map of the first people of a large project on a page: those in the list whom the default filter
 * keeps, marked or not. Undefined in projects without a list, which are read as a whole.
 */
export function readFirstMap(
  records: AggregatedRecords,
  objects: RecordObjects,
  page: number,
): PageMap | undefined {
  if (records.list === null) return undefined;
  const key = findMapKey(records, objects, page);
  if (key === undefined) return undefined;
  return readMaps(findObject<RecordMaps>(objects, key, 'fovea-maps')).find(
    (map) => map.page === page,
  );
}

function findMapKey(
  { list }: AggregatedRecords,
  objects: RecordObjects,
  page: number,
): string | undefined {
  const { maps } = findObject<SegmentList>(objects, list?.key ?? null, 'fovea-segments');
  return maps.find((each) => each.page === page)?.key;
}
