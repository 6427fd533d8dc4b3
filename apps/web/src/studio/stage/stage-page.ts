import type { Asset, Page, Project } from '@fovea/contract';
import { layoutPage, type Rect, type Size } from '@fovea/gaze/geometry';
import { toScreenSize } from '#shared/project/screen-size.ts';

export type ShownPage = Pick<Page, 'layout' | 'display' | 'scale' | 'alignX' | 'alignY' | 'assets'>;

/** A picture and its place on the stage's own page. */
export interface StagePicture extends Rect {
  readonly key: string;
  /** Of the picture, or of the first frame of a video. */
  readonly url: string | undefined;
  /** Of a video. */
  readonly videoUrl?: string;
}

/** What lies under the gaze: whole pictures, beside each other as on the phone. */
export interface StagePage {
  /** Of all pictures together, px. */
  readonly size: Size;
  readonly pictures: readonly StagePicture[];
  /** The place of each picture by slot; nothing where there is none. */
  readonly slots: readonly (Rect | null)[];
}

/** Until a picture is known; nothing is drawn on it. */
const NO_PICTURE: Size = { widthPx: 9, heightPx: 19 };

/**
 * Participants saw the page on screens of many shapes. One picture is shown alone, as it is. Several
 * lie where a usual screen has them, each whole, so that no gaze falls where nothing is shown.
 */
export function toStagePage(
  page: ShownPage | undefined,
  project: Pick<Project, 'device' | 'orientation'>,
): StagePage {
  const assets = page?.assets ?? [];
  const sizes = toSizes(assets);
  const [first] = sizes;
  if (page === undefined || !sizes.some((size) => size !== null)) {
    return { size: NO_PICTURE, pictures: [], slots: [] };
  }
  const screen = sizes.length === 1 && first ? first : toScreenSize(project);
  const layout = layoutPage({ ...page, scale: 'fit', assets: sizes }, screen);
  return {
    size: { widthPx: screen.widthPx, heightPx: layout.contentHeightPx },
    pictures: layout.slots.flatMap((rect, slot) => {
      const asset = assets[slot];
      return rect && asset ? [{ ...rect, key: `${slot}`, ...findUrls(asset) }] : [];
    }),
    slots: layout.slots,
  };
}

/** A video is shown by its first frame until it plays. */
function findUrls({ kind, url, posterUrl }: Asset): Pick<StagePicture, 'url' | 'videoUrl'> {
  if (kind !== 'video') return { url: url ?? undefined };
  return { url: posterUrl ?? undefined, ...(url === null ? {} : { videoUrl: url }) };
}

export function toSizes(assets: Page['assets']): (Size | null)[] {
  return assets.map((asset) =>
    asset?.widthPx && asset.heightPx ? { widthPx: asset.widthPx, heightPx: asset.heightPx } : null,
  );
}
