import type { Aoi } from '@fovea/contract';
import { addAois, toCopy } from '#features/analysis/aoi/model/new-aois.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { getAoiQueue } from '#studio/aoi/aoi-queue.ts';
import { toAoisQuery } from '#studio/aoi/aois.queries.ts';
import type { Place } from './places.ts';

/** Puts copies onto a picture of any project; how many there was room for. */
export async function copyAois(
  aois: readonly Aoi[],
  projectId: string,
  { asset, pageMs }: Place,
): Promise<number> {
  const queue = getAoiQueue(projectId, await queryClient.fetchQuery(toAoisQuery(projectId)));
  const copies = aois.map((aoi) => toCopy(aoi, pageMs));
  return addAois(queue, asset.id, copies).length;
}
