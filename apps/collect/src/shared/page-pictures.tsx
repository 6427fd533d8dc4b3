import type { PageLayout } from '@fovea/gaze/geometry';
import type { ReactNode } from 'react';
import type { ManifestPage } from './collect-api.ts';

export interface PagePicturesProps {
  page: ManifestPage;
  layout: PageLayout;
  /** Width of the screen that the page was laid out for. */
  widthPx: number;
  /** Draws what fills the place of a picture. */
  children: (asset: ManifestPage['assets'][number], widthPx: number) => ReactNode;
}

/**
 * The pictures of a page where the analysis will look for them, each cropped by its box. Shares of
 * the parent's size, so that the same page is also drawn small; the parent has its proportions.
 */
export function PagePictures({ page, layout, widthPx, children }: PagePicturesProps) {
  const { slots, boxes, contentHeightPx } = layout;
  return page.assets.map((asset, i) => {
    const slot = slots[i];
    const box = boxes[i];
    if (!slot || !box) return null;
    return (
      <div
        key={`${box.xPx} ${box.yPx}`}
        className="absolute overflow-hidden"
        style={{
          left: toShare(box.xPx, widthPx),
          top: toShare(box.yPx, contentHeightPx),
          width: toShare(box.widthPx, widthPx),
          height: toShare(box.heightPx, contentHeightPx),
        }}
      >
        <div
          className="absolute"
          style={{
            left: toShare(slot.xPx - box.xPx, box.widthPx),
            top: toShare(slot.yPx - box.yPx, box.heightPx),
            width: toShare(slot.widthPx, box.widthPx),
            height: toShare(slot.heightPx, box.heightPx),
          }}
        >
          {children(asset, slot.widthPx)}
        </div>
      </div>
    );
  });
}

function toShare(partPx: number, wholePx: number): string {
  return `${(partPx / wholePx) * 100}%`;
}
