// What a phone shows: the pages in the order of this participant, with the addresses of their
// pictures.
import type { CALLS, GivenReply } from '@fovea/contract';
import { toAsset } from '#modules/projects/asset-view.service.ts';
import { loadPages } from '#modules/projects/projects.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { toShownOrder } from './shown-order.ts';

type Page = GivenReply<typeof CALLS.joinProject>['pages'][number];

export async function loadManifest(
  deps: Pick<ServerDeps, 'db' | 'storage'>,
  project: { readonly id: string; readonly shuffle: boolean },
  recordingId: string,
): Promise<Page[]> {
  const { pages, assets } = await loadPages(deps.db, project.id);
  const shown = project.shuffle ? toShownOrder(pages, recordingId) : pages;
  return Promise.all(
    shown.map(async (page) => ({
      id: page.id,
      index: page.position,
      kind: page.kind as Page['kind'],
      layout: page.layout as Page['layout'],
      display: page.display as Page['display'],
      scale: page.scale as Page['scale'],
      alignX: page.align_x as Page['alignX'],
      alignY: page.align_y as Page['alignY'],
      timerMs: page.timer_ms,
      assets: await Promise.all(
        assets
          .filter(({ page_id }) => page_id === page.id)
          .map(async (row) => {
            const { id, kind, url, sources, widthPx, heightPx, durationMs } = await toAsset(
              deps.storage,
              row,
            );
            return {
              id,
              kind,
              url: url ?? '',
              sources,
              widthPx: widthPx ?? 0,
              heightPx: heightPx ?? 0,
              durationMs,
            };
          }),
      ),
      question: page.question as Page['question'],
    })),
  );
}
