import type { Page, Project } from '@fovea/contract';
import { countsByDefault } from '@fovea/records';
import { type CardMap, MANY_PEOPLE, toPageFixations } from '@fovea/stage';
import { useQuery } from '@tanstack/react-query';
import { KEYS } from '#shared/api/query-keys.ts';
import { type ReadFindings, toFindingsQuery } from '#studio/records/records.queries.ts';
import { measureDurationMs } from '#studio/stage/page-tracks.ts';
import { toStagePage } from '#studio/stage/stage-page.ts';
import type { PictureAsked, PictureMade } from './make-picture.ts';

export interface Picture extends Pick<PictureMade, 'likeness'> {
  readonly stages: readonly {
    readonly people: number;
    /** By slot. */
    readonly mapUrls: readonly (string | undefined)[];
  }[];
}

/** Map of a page so far, from everybody whom the default filter keeps. Not of very many people. */
export function usePicture(project: Project, page: Page | undefined): Picture | undefined {
  const isReadable = project.completed > 0 && project.completed <= MANY_PEOPLE;
  const { data: read, dataUpdatedAt } = useQuery({
    ...toFindingsQuery(project.id, project.status === 'active'),
    enabled: isReadable && page !== undefined,
  });
  const { data } = useQuery({
    queryKey: KEYS.picture(project.id, page?.id, dataUpdatedAt),
    queryFn: () => (read && page ? drawPicture(project, page, read) : null),
    enabled: Boolean(read) && page !== undefined,
    // The old map stays until the new one is drawn, but never that of another page.
    placeholderData: (before, query) => (query?.queryKey[2] === page?.id ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return data ?? undefined;
}

async function drawPicture(
  project: Project,
  page: Page,
  { participants, pages, marks }: ReadFindings,
): Promise<Picture | null> {
  const found = pages.find(({ id }) => id === page.id);
  if (found === undefined) return null;
  const marked = new Set(marks.map(({ recordingId }) => recordingId));
  const order = participants
    .map(({ recordingId, validity }, place) => ({ recordingId, validity, place }))
    .filter((each) => countsByDefault(each, marked) && found.fixations[each.place] !== undefined)
    // Ids rise with the time of joining.
    .sort((a, b) => (a.recordingId < b.recordingId ? -1 : 1))
    .map(({ place }) => place);
  const { size, slots, page: laidOut } = toStagePage(page, project);
  const stage = { size, slots, page: laidOut };
  const { stages, likeness } = await askWorker({
    ask: 'picture',
    page: toPageFixations(found.fixations, participants, stage),
    order,
    durationMs: measureDurationMs(page, found, []) || Number.MAX_SAFE_INTEGER,
    stage,
  });
  return {
    likeness,
    stages: stages.map(({ people, maps }) => ({
      people,
      mapUrls: slots.map((_, slot) => toUrl(maps.find((map) => map.slot === slot))),
    })),
  };
}

function askWorker(asked: PictureAsked): Promise<PictureMade> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PictureMade>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PictureMade>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

function toUrl(map: CardMap | undefined): string | undefined {
  if (map === undefined) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = map.widthPx;
  canvas.height = map.heightPx;
  const image = new ImageData(new Uint8ClampedArray(map.rgba), map.widthPx, map.heightPx);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas.toDataURL();
}
