import { type PlaybackClock, type StageView, toNeighbourRate } from '@fovea/stage';
import type { StudioFrameProps } from '#studio/frame/frame-props.ts';
import { useStudioKeys } from '#studio/frame/use-studio-keys.ts';
import { ZOOM_STEP } from '#studio/stage/zoom-bar.tsx';

const FRAME_MS = 1_000 / 30;

interface TransportKeys {
  readonly clock: PlaybackClock;
  readonly view: StageView | undefined;
  readonly seek: (timeMs: number) => void;
  readonly goToPage: (step: 1 | -1) => void;
  readonly panels: StudioFrameProps['panels'];
}

/** Keys of analysis screens that the editor leaves as they are: time, pages, zoom, panels. */
export function useTransportKeys({ clock, view, seek, goToPage, panels }: TransportKeys): void {
  useStudioKeys((action, code) => {
    const step = /Left|PageUp|KeyJ|Minus|Subtract/.test(code) ? -1 : 1;
    if (action === 'play') clock.toggle();
    else if (action === 'frame') seek(clock.getTimeMs() + step * FRAME_MS);
    else if (action === 'second') seek(clock.getTimeMs() + step * 1_000);
    else if (action === 'ends') seek(code === 'Home' ? 0 : clock.getDurationMs());
    else if (action === 'speed') clock.setRate(toNeighbourRate(clock.getRate(), step));
    else if (action === 'page') goToPage(step);
    else if (action === 'zoom') view?.zoomBy(ZOOM_STEP ** step);
    else if (action === 'fit') view?.fit();
    else if (action === 'panel') panels.setIsPanelOpen(!panels.isPanelOpen);
    else if (action === 'strip') panels.setIsStripOpen(!panels.isStripOpen);
  });
}
