import { recordMaps, type SegmentList, type SegmentRef, segmentFindings } from '@fovea/contract';
import { addMapParts, type MapPart, subtractMapParts } from '@fovea/gaze/merge';
import { type PageMap, type PictureMap, readMaps, writeMaps } from '@fovea/records';
import { getJson, toJsonObject } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { LaidOutPage } from './draw-maps.ts';
import { loadSegment } from './find-known.ts';
import { type ObjectNames, toObjectPrefix } from './record-keys.ts';
import { drawMaps, type SegmentPage } from './stored-segment.ts';

interface Deps {
  readonly storage: Pick<Storage, 'get'>;
}

export interface SummedMaps {
  readonly maps: SegmentList['maps'];
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

/** What is listed from now on, and what was before. */
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

async function loadMaps({ storage }: Deps, key: string): Promise<PageMap[]> {
  return readMaps(recordMaps.parse(await getJson(storage, key)));
}

/** Small segments between large ones are drawn when they come into the list. */
async function findMaps(
  deps: Deps,
  ref: SegmentRef,
  layouts: readonly LaidOutPage[],
): Promise<PageMap[]> {
  if (ref.maps !== undefined) return loadMaps(deps, ref.maps);
  const segment = await loadSegment(deps, ref);
  const pages: SegmentPage[] = [];
  const shown = new Set(layouts.map(({ index }) => index));
  for (const page of segment.pages.filter(({ index }) => shown.has(index))) {
    const { key } = page.findings;
    const inline =
      page.findings.inline ?? segmentFindings.parse(await getJson(deps.storage, key ?? ''));
    pages.push({ ...page, findings: { key, inline } });
  }
  return drawMaps({ ...segment, pages }, layouts);
}

type Combine = typeof addMapParts;

function combineMaps(total: PageMap | undefined, map: PageMap, combine: Combine): PageMap {
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
