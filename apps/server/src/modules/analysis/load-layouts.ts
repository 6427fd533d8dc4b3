import { loadPages } from '#modules/projects/public.ts';
import type { Db } from '#platform/db/db.ts';
import type { LaidOutPage } from './draw-maps.ts';

/** A page with pictures. */
export interface PicturePage extends LaidOutPage {
  readonly id: string;
  /** Duration of a timer or a video. */
  readonly durationMs: number | undefined;
}

/** Where the pictures of each page lie; questions have none. */
export async function loadLayouts(db: Db, projectId: string): Promise<PicturePage[]> {
  const { pages, assets } = await loadPages(db, projectId);
  return pages.flatMap((page) => {
    const own = assets.filter(({ page_id }) => page_id === page.id);
    if (own.length === 0) return [];
    const last = Math.max(...own.map(({ slot }) => slot));
    const look = {
      layout: page.layout,
      display: page.display,
      scale: page.scale,
      alignX: page.align_x,
      alignY: page.align_y,
    };
    return {
      ...look,
      id: page.id,
      index: page.position,
      durationMs: (page.kind === 'video' ? own[0]?.duration_ms : page.timer_ms) ?? undefined,
      assets: Array.from({ length: last + 1 }, (_, slot) => {
        const asset = own.find((each) => each.slot === slot);
        if (!asset?.width_px || !asset.height_px) return null;
        return { widthPx: asset.width_px, heightPx: asset.height_px };
      }),
    };
  });
}
