import { GAZE_MODES, type PlaybackClock, type StageView, toNeighbourRate } from '@fovea/stage';
import type { RangeChoice } from '#studio/dock/range.ts';
import { type StudioAction, useStudioKeys } from '#studio/frame/use-studio-keys.ts';
import { ZOOM_STEP } from '#studio/stage/zoom-bar.tsx';
import type { ViewChoice } from '#studio/view/use-view.ts';

/** One frame of a picture: gaze comes at about this pace. */
const FRAME_MS = 1_000 / 30;
const SECOND_MS = 1_000;
/** The keys of each pair that go back, slow down or zoom out. */
const BACK = ['ArrowLeft', 'KeyJ', 'PageUp', 'KeyP', 'Minus', 'NumpadSubtract'];
const toStep = (code: string): 1 | -1 => (BACK.includes(code) ? -1 : 1);

export interface AnalysisKeys extends Pick<ViewChoice, 'choose'> {
  readonly clock: PlaybackClock;
  readonly view: StageView | undefined;
  readonly range: RangeChoice;
  readonly seek: (timeMs: number) => void;
  readonly goToPage: (step: 1 | -1) => void;
  readonly stepSolo: (step: 1 | -1) => void;
  readonly openFilter: () => void;
  readonly describe: () => void;
  readonly snapshot: () => void;
  readonly togglePanel: () => void;
  readonly toggleStrip: () => void;
}

export function useAnalysisKeys(keys: AnalysisKeys): void {
  const { clock, view, range, seek } = keys;
  const actions: Readonly<Record<StudioAction, (code: string) => void>> = {
    play: clock.toggle,
    frame: (code) => seek(clock.getTimeMs() + toStep(code) * FRAME_MS),
    second: (code) => seek(clock.getTimeMs() + toStep(code) * SECOND_MS),
    ends: (code) => seek(code === 'Home' ? 0 : clock.getDurationMs()),
    speed: (code) => clock.setRate(toNeighbourRate(clock.getRate(), toStep(code))),
    display: (code) => {
      const mode = GAZE_MODES[Number(code.at(-1)) - 1];
      if (mode !== undefined) keys.choose({ mode });
    },
    rangeStart: range.start,
    rangeEnd: range.end,
    rangeClear: () => range.set(null),
    page: (code) => keys.goToPage(toStep(code)),
    participant: (code) => keys.stepSolo(toStep(code)),
    filter: keys.openFilter,
    describe: keys.describe,
    snapshot: keys.snapshot,
    zoom: (code) => view?.zoomBy(ZOOM_STEP ** toStep(code)),
    fit: () => view?.fit(),
    panel: keys.togglePanel,
    strip: keys.toggleStrip,
  };
  useStudioKeys((action, code) => actions[action](code));
}
