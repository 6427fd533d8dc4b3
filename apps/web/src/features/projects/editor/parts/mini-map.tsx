import type { Page } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';
import { layOut } from '#features/projects/editor/model/preview-size.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { PageStill } from './page-still.tsx';

const WIDTH_PX = 48;
const MAX_HEIGHT_PX = 220;

interface MiniMapProps {
  page: Page;
  box: Size;
  /** How far the page is scrolled, in px of the phone. */
  scrolledPx: number;
}

/** A page that is longer than the screen, whole: where it is looked at, and what is seen without scrolling. */
export function MiniMap({ page, box, scrolledPx }: MiniMapProps) {
  const t = useTexts();
  const { contentHeightPx } = layOut(page, box);
  const scale = Math.min(WIDTH_PX / box.widthPx, MAX_HEIGHT_PX / contentHeightPx);
  return (
    <div aria-hidden="true" className="absolute bottom-0 left-full ml-4.5 flex items-start gap-1.5">
      <div
        className="relative flex-none overflow-hidden rounded-[5px] ring-1 ring-border"
        style={{ width: box.widthPx * scale, height: contentHeightPx * scale }}
      >
        <PageStill page={page} box={box} scale={scale} />
        <span
          className="absolute inset-x-0 rounded-[4px] ring-2 ring-accent ring-inset"
          style={{ top: scrolledPx * scale, height: box.heightPx * scale }}
        />
        <span
          className="absolute inset-x-0 border-border-input border-t border-dashed"
          style={{ top: box.heightPx * scale }}
        />
      </div>
      <span className="type-micro" style={{ marginTop: box.heightPx * scale - 8 }}>
        {t('fold')}
      </span>
    </div>
  );
}
