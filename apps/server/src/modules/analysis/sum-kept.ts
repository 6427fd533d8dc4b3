import type { AggregatedRecords } from '@fovea/contract';
import { addMapParts, subtractMapParts } from '@fovea/gaze/merge';
import { countsByDefault, type PageMap, readPeople } from '@fovea/records';
import type { PersonScreen } from '@fovea/stage';
import type { Storage } from '#platform/storage/storage.ts';
import type { LaidOutPage } from './draw-maps.ts';
import { findList, loadSegment } from './find-known.ts';
import { combineMaps, drawSome, loadMaps } from './sum-maps.ts';

export interface KeptMaps {
  /** By the page's place. */
  readonly maps: ReadonlyMap<number, PageMap>;
  /** Screens of the people who are kept. */
  readonly screens: readonly PersonScreen[];
}

/**
 * Maps of all whom the default filter keeps, from the sum that the list has: what is read beside it
 * are those behind the list, and who is marked. However many people there are, one segment at a time
 * is in memory.
 */
export async function sumKept(
  deps: { readonly storage: Pick<Storage, 'get'> },
  records: AggregatedRecords,
  layouts: readonly LaidOutPage[],
  without: ReadonlySet<string>,
): Promise<KeptMaps> {
  const list = await findList(deps, records);
  const listed = list?.segments ?? [];
  const summed = list?.maps ?? [];
  const maps = new Map<number, PageMap>();
  const put = (some: readonly PageMap[], combine: typeof addMapParts) => {
    for (const map of some) maps.set(map.page, combineMaps(maps.get(map.page), map, combine));
  };
  for (const { page, key } of summed) {
    if (layouts.some(({ index }) => index === page)) put(await loadMaps(deps, key), addMapParts);
  }
  const screens: PersonScreen[] = [];
  for (const ref of [...listed, ...records.segments]) {
    const segment = await loadSegment(deps, ref);
    for (const person of readPeople(segment.people)) {
      if (!countsByDefault(person, without)) continue;
      const { widthPx, heightPx, pxPerDegree } = person;
      screens.push({ widthPx, heightPx, pxPerDegree });
    }
    if (summed.length > 0 && listed.includes(ref)) {
      const isMarked = (id: string) => without.has(id);
      put(await drawSome(deps, segment, layouts, isMarked), subtractMapParts);
    } else {
      put(await drawSome(deps, segment, layouts, (id) => !without.has(id)), addMapParts);
    }
  }
  return { maps, screens };
}
