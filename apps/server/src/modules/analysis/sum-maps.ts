import {
  type RecordSegment,
  recordMaps,
  type SegmentList,
  type SegmentRef,
  segmentFindings,
} from '@fovea/contract';
import { addMapParts, type MapPart, subtractMapParts } from '@fovea/gaze/merge';
import {
  type PageMap,
  type PictureMap,
  readMaps,
  readPeople,
  splitFindings,
  writeMaps,
} from '@fovea/records';
import { getJson, toJsonObject } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { drawMap, type LaidOutPage } from './draw-maps.ts';
import { loadSegment } from './find-known.ts';
import { type ObjectNames, toObjectPrefix } from './record-keys.ts';

interface Deps {
  readonly storage: Pick<Storage, 'get'>;
}

export interface SummedMaps {
  readonly maps: SegmentList['maps'];
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

/** Segments that are listed from now on, and those that were before. */
export interface Listing {
  readonly layouts: readonly LaidOutPage[];
  readonly listed: readonly SegmentRef[];
  readonly before: SegmentList | undefined;
}

/**
 * Maps of all segments that are listed. From those of the list before, only what came and what went
 * is read.
 */
export async function sumMaps(
  deps: Deps,
  names: ObjectNames,
  { layouts, listed, before }: Listing,
): Promise<SummedMaps> {
  const old = before !== undefined && before.maps.length > 0 ? before : undefined;
  const known = new Set(old?.segments.map(({ key }) => key));
  const kept = new Set(listed.map(({ key }) => key));
  const totals = new Map<number, PageMap>();
  const put = (maps: readonly PageMap[], combine: Combine) => {
    for (const map of maps) {
      totals.set(map.page, combineMaps(totals.get(map.page), map, combine));
    }
  };
  for (const { key } of old?.maps ?? []) put(await loadMaps(deps, key), addMapParts);
  for (const ref of listed.filter(({ key }) => !known.has(key))) {
    put(await findMaps(deps, ref, layouts), addMapParts);
  }
  for (const ref of (old?.segments ?? []).filter(({ key }) => !kept.has(key))) {
    put(await findMaps(deps, ref, layouts), subtractMapParts);
  }
  const objects = new Map<string, Uint8Array>();
  const keys: SegmentList['maps'] = [];
  for (const map of [...totals.values()].sort((a, b) => a.page - b.page)) {
    const { sha256, bytes } = await toJsonObject(writeMaps([map]));
    const key = `${toObjectPrefix(names, `map-${map.page}`)}${sha256}.json`;
    objects.set(key, bytes);
    keys.push({ page: map.page, key });
  }
  return { maps: keys, objects };
}

export async function loadMaps({ storage }: Deps, key: string): Promise<PageMap[]> {
  return readMaps(recordMaps.parse(await getJson(storage, key)));
}

/** Small segments between large ones are drawn when they come into the list. */
async function findMaps(
  deps: Deps,
  ref: SegmentRef,
  layouts: readonly LaidOutPage[],
): Promise<PageMap[]> {
  if (ref.maps !== undefined) return loadMaps(deps, ref.maps);
  return drawSome(deps, await loadSegment(deps, ref), layouts, () => true);
}

/** Maps of some people of a segment, with the findings of one page in memory at a time. */
export async function drawSome(
  { storage }: Deps,
  { people, pages }: RecordSegment,
  layouts: readonly LaidOutPage[],
  isWanted: (recordingId: string) => boolean,
): Promise<PageMap[]> {
  const isOf = (_: unknown, i: number) => isWanted(people.recordingId[i] ?? '');
  const wanted = readPeople(people).filter(isOf);
  const maps: PageMap[] = [];
  for (const { index, findings } of wanted.length === 0 ? [] : pages) {
    const layout = layouts.find((page) => page.index === index);
    if (layout === undefined) continue;
    const { key, inline } = findings;
    const own = inline ?? segmentFindings.parse(await getJson(storage, key ?? ''));
    const map = drawMap(layout, wanted, [...splitFindings(own)].filter(isOf));
    if (map !== undefined) maps.push(map);
  }
  return maps;
}

type Combine = typeof addMapParts;

export function combineMaps(total: PageMap | undefined, map: PageMap, combine: Combine): PageMap {
  if (total === undefined) return map;
  const pictures = map.pictures.map((own) => {
    const other = total.pictures.find(({ slot }) => slot === own.slot);
    if (other === undefined) throw new RangeError('pictures differ');
    const { n, cells, amounts } = combine(toPart(other, total.people), toPart(own, map.people));
    return { ...own, cells: cells.slice(0, n), amounts: amounts.slice(0, n) };
  });
  const people = combine === addMapParts ? total.people + map.people : total.people - map.people;
  return { page: map.page, people, pictures };
}

function toPart({ columns, rows, cells, amounts }: PictureMap, people: number): MapPart {
  return { weight: 'absolute', columns, rows, people, n: cells.length, cells, amounts };
}
