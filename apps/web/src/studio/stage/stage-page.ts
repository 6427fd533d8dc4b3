import type { Asset, Page, Project } from '@fovea/contract';
import { type PageToLayOut, type Rect, toScreenSize } from '@fovea/gaze/geometry';
import { layOutStage, type StageLayout } from '@fovea/stage';

export type ShownPage = Pick<Page, 'layout' | 'display' | 'scale' | 'alignX' | 'alignY' | 'assets'>;

/** A picture and its place on the stage's own page. */
export interface StagePicture extends Rect {
  readonly key: string;
  /** Address of the picture, or of the first frame of a video. */
  readonly url: string | undefined;
  /** Address of a video. */
  readonly videoUrl?: string;
}

/** Pictures under the gaze. */
export interface StagePage extends StageLayout {
  readonly pictures: readonly StagePicture[];
}

const NO_PAGE: PageToLayOut = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
  assets: [],
};

export function toStagePage(
  shown: ShownPage | undefined,
  project: Pick<Project, 'device' | 'orientation'>,
): StagePage {
  const page = shown === undefined ? NO_PAGE : { ...shown, assets: toSizes(shown.assets) };
  const layout = layOutStage(page, toScreenSize(project));
  return {
    ...layout,
    pictures: layout.slots.flatMap((rect, slot) => {
      const asset = shown?.assets[slot];
      return rect && asset ? [{ ...rect, key: `${slot}`, ...findUrls(asset) }] : [];
    }),
  };
}

/** A video is shown by its first frame until it plays. */
function findUrls({ kind, url, posterUrl }: Asset): Pick<StagePicture, 'url' | 'videoUrl'> {
  if (kind !== 'video') return { url: url ?? undefined };
  return { url: posterUrl ?? undefined, ...(url === null ? {} : { videoUrl: url }) };
}

function toSizes(assets: Page['assets']): PageToLayOut['assets'] {
  return assets.map((asset) =>
    asset?.widthPx && asset.heightPx ? { widthPx: asset.widthPx, heightPx: asset.heightPx } : null,
  );
}
