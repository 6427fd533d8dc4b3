import type { Page } from '@fovea/contract';
import type { Rect, Size } from '@fovea/gaze/geometry';
import { layOut } from '#features/projects/editor/model/preview-size.ts';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { SlotView } from './slot-view.tsx';

interface PageViewProps {
  page: Page;
  screen: Size;
  /** Px of this screen for one of the phone's. */
  scale: number;
  uploads: readonly Upload[];
  queue: Uploads;
  onFiles: (slot: number, files: readonly File[]) => void;
}

/** The pictures of a page where the phone puts them. A page that is longer than the phone scrolls. */
export function PageView({ page, screen, scale, uploads, queue, onFiles }: PageViewProps) {
  const { slots, boxes, contentHeightPx } = layOut(page, screen);
  const toShown = (rect: Rect): Rect => ({
    xPx: rect.xPx * scale,
    yPx: rect.yPx * scale,
    widthPx: rect.widthPx * scale,
    heightPx: rect.heightPx * scale,
  });
  return (
    <div
      // The ground that a participant sees beside a picture, in both themes.
      data-theme="dark"
      // A page that scrolls can be scrolled by the keyboard too.
      {...(contentHeightPx > screen.heightPx ? { tabIndex: 0 } : {})}
      className="absolute inset-0 overflow-y-auto overflow-x-hidden bg-stage [scrollbar-width:none] focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
    >
      <div className="relative" style={{ height: contentHeightPx * scale }}>
        {boxes.map((box, slot) => (
          <SlotView
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
            key={slot}
            kind={page.kind === 'video' ? 'video' : 'image'}
            number={slot + 1}
            isAlone={boxes.length === 1}
            asset={page.assets[slot] ?? null}
            upload={uploads.find(
              ({ target, state }) =>
                target?.pageId === page.id && target.slot === slot && state !== 'done',
            )}
            queue={queue}
            box={toShown(box)}
            place={slots[slot] ? toShown(slots[slot]) : null}
            onFiles={(files) => onFiles(slot, files)}
          />
        ))}
      </div>
    </div>
  );
}
