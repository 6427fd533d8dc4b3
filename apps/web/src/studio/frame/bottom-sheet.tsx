import { IconButton } from '@fovea/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useTexts } from '#studio/texts.ts';

/** Heights of the sheet, from its head alone to nearly all of the screen. */
export const SHEET_STOPS = ['5.5rem', '38%', '92%'] as const;
const DRAG_PX = 32;

export interface BottomSheetProps {
  /** Which of the stops it stands at. */
  stop: number;
  onStop: (stop: number) => void;
  head: ReactNode;
  children: ReactNode;
}

/** Pulled up and down by its head, or by the two buttons in it. */
export function BottomSheet({ stop, onStop, head, children }: BottomSheetProps) {
  const t = useTexts();
  const startY = useRef<number>(undefined);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    startY.current = event.clientY;
  };
  const handleUp = (event: PointerEvent) => {
    const movedPx = event.clientY - (startY.current ?? event.clientY);
    startY.current = undefined;
    if (Math.abs(movedPx) < DRAG_PX) return;
    onStop(Math.min(Math.max(stop + (movedPx < 0 ? 1 : -1), 0), SHEET_STOPS.length - 1));
  };
  return (
    <aside
      id="participants"
      tabIndex={-1}
      aria-label={t('panel')}
      style={{ height: SHEET_STOPS[stop] }}
      className="absolute inset-x-0 bottom-0 z-(--z-drawer) flex flex-col overflow-hidden rounded-t-hero border-border-2 border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-e3 outline-none"
    >
      <div
        onPointerDown={handleDown}
        onPointerUp={handleUp}
        className="flex-none touch-none select-none border-border border-b px-4"
      >
        <span
          aria-hidden="true"
          className="mx-auto mt-2 block h-1.25 w-10 rounded-full bg-border-2"
        />
        <div className="flex min-h-12 items-center gap-1">
          <div className="min-w-0 flex-1">{head}</div>
          <IconButton
            label={t('sheetSmaller')}
            disabled={stop === 0}
            onClick={() => onStop(stop - 1)}
          >
            <ChevronDown aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('sheetLarger')}
            disabled={stop === SHEET_STOPS.length - 1}
            onClick={() => onStop(stop + 1)}
          >
            <ChevronUp aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {stop > 0 && children}
    </aside>
  );
}
