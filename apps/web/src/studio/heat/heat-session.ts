import {
  findShownTime,
  type HeatLegend,
  type HeatPage,
  type PlaybackClock,
  type StageView,
  type ViewOptions,
} from '@fovea/stage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createHeatLink, type HeatLink, type HeatPort } from './heat-link.ts';
import type { MadeHeat } from './heat-messages.ts';

/** React hears of the legend this often while the clock runs. */
const LEGEND_MS = 250;

export interface HeatContent {
  readonly view: StageView;
  readonly pageId: string;
  readonly page: HeatPage;
  /** Pages that the top colour of all pages looks at too. */
  readonly others: ReadonlyMap<string, HeatPage>;
  readonly shown: Uint8Array;
  readonly options: ViewOptions;
}

export interface HeatState {
  readonly legend: HeatLegend | undefined;
  readonly steps: readonly MadeHeat[];
}

export interface HeatSession extends Pick<HeatLink, 'measureAt' | 'receive'> {
  readonly store: StoreApi<HeatState>;
  /** Nothing to draw: undefined. */
  show(content: HeatContent | undefined): void;
  close(): void;
}

export const NO_HEAT: HeatState = { legend: undefined, steps: [] };

/** Has maps made as the clock runs, and gives them to the stage outside of React. */
export function createHeatSession(
  clock: PlaybackClock,
  port: HeatPort,
  now: () => number,
): HeatSession {
  const store = createStore<HeatState>(() => NO_HEAT);
  const sentPages = new Map<string, HeatPage>();
  const asked = { fromMs: Number.NaN, toMs: Number.NaN };
  const time = { fromMs: 0, toMs: 0 };
  let sentShown: Uint8Array | undefined;
  let content: HeatContent | undefined;
  let drawn: readonly MadeHeat[] = [];
  let untold: HeatState | undefined;
  let toldMs = Number.NEGATIVE_INFINITY;

  const tell = (state: HeatState) => {
    untold = undefined;
    toldMs = now();
    store.setState(state);
  };
  const replace = (heats: readonly MadeHeat[]) => {
    for (const { image } of drawn) image.close();
    drawn = heats;
  };
  const link = createHeatLink(port, (heats, isSteps) => {
    content?.view.setHeat(isSteps ? undefined : heats[0]);
    replace(heats);
    const state = { legend: heats[0]?.legend, steps: isSteps ? heats : [] };
    if (clock.isPlaying() && now() - toldMs < LEGEND_MS) untold = state;
    else tell(state);
  });
  const ask = () => {
    if (content === undefined) return;
    const { options, pageId } = content;
    const timeMs = clock.getTimeMs();
    const durationMs = clock.getDurationMs();
    if (untold !== undefined && !clock.isPlaying()) tell(untold);
    findShownTime(options, timeMs, durationMs, time);
    if (time.fromMs === asked.fromMs && time.toMs === asked.toMs) return;
    asked.fromMs = time.fromMs;
    asked.toMs = time.toMs;
    const isSteps = options.view === 'overall' && options.overallMode === 'steps';
    link.ask({ pageId, options, timeMs, durationMs }, isSteps);
  };
  const send = (pageId: string, page: HeatPage) => {
    if (sentPages.get(pageId) === page) return;
    sentPages.set(pageId, page);
    link.setPage(pageId, page);
  };
  const leaveClock = clock.subscribe(ask);

  return {
    store,
    show(wanted) {
      if (wanted === undefined || wanted.view !== content?.view) content?.view.setHeat(undefined);
      content = wanted;
      asked.toMs = Number.NaN;
      if (wanted === undefined) {
        replace([]);
        tell(NO_HEAT);
        return;
      }
      for (const [pageId, page] of wanted.others) {
        if (pageId !== wanted.pageId) send(pageId, page);
      }
      send(wanted.pageId, wanted.page);
      if (wanted.shown !== sentShown) link.setShown(wanted.shown);
      sentShown = wanted.shown;
      ask();
    },
    measureAt: link.measureAt,
    receive: link.receive,
    close() {
      leaveClock();
      content?.view.setHeat(undefined);
      content = undefined;
      replace([]);
      link.close();
    },
  };
}
