import type { Page } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';
import { layOut, scaleRect } from '#features/projects/editor/model/preview-size.ts';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { SlotView } from './slot-view.tsx';

interface PageViewProps {
  page: Page;
  /** The part of the screen that the browser leaves to the page. */
  box: Size;
  /** Px of this screen for one of the phone's. */
  scale: number;
  /** In px of the phone. */
  onScroll: (px: number) => void;
  uploads: readonly Upload[];
  queue: Uploads;
  onFiles: (slot: number, files: readonly File[]) => void;
}

/** The pictures of a page where the phone puts them. A page that is longer than the phone scrolls. */
export function PageView(props: PageViewProps) {
  const { page, box: screen, scale, uploads, queue, onFiles } = props;
  const { slots, boxes, contentHeightPx } = layOut(page, screen);
  return (
    <div
      // The ground that a participant sees beside a picture, in both themes.
      data-theme="dark"
      // A page that scrolls can be scrolled by the keyboard too.
      {...(contentHeightPx > screen.heightPx ? { tabIndex: 0 } : {})}
      style={{ backgroundColor: page.background ?? undefined }}
      onScroll={(event) => props.onScroll(event.currentTarget.scrollTop / scale)}
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
            posterFrame={page.posterFrame}
            upload={uploads.find(
              ({ target, state }) =>
                target?.pageId === page.id && target.slot === slot && state !== 'done',
            )}
            queue={queue}
            box={scaleRect(box, scale)}
            place={slots[slot] ? scaleRect(slots[slot], scale) : null}
            onFiles={(files) => onFiles(slot, files)}
          />
        ))}
      </div>
    </div>
  );
}
