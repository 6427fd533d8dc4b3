import { DEFAULT_VIEW, type PlaybackClock, type ViewOptions } from '@fovea/stage';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import {
  type AnalysisState,
  type AnalysisStore,
  IN_ADDRESS,
  showFirstPicture,
} from './analysis-state.ts';
import { useAddress } from './use-address.ts';
import { DEFAULT_SETTINGS, type ViewSettings } from './view-settings.ts';

/** Without what changes while somebody scrubs. */
export type ShownState = Omit<AnalysisState, 'selectedTime'>;

const OPTIONS = Object.keys(DEFAULT_VIEW) as (keyof ViewOptions)[];
const SHOWN = [
  ...OPTIONS,
  ...(Object.keys(DEFAULT_SETTINGS) as (keyof ViewSettings)[]),
  'isChosen',
] as const;

export interface ViewChoice {
  readonly state: ShownState;
  readonly choose: (change: Partial<AnalysisState>) => void;
}

/** The present view, and how a person changes it: the address and the playhead follow. */
export function useView(store: AnalysisStore, clock: PlaybackClock): ViewChoice {
  const state = usePicked(store, SHOWN);
  const { keep } = useAddress();
  const choose = (change: Partial<AnalysisState>) => {
    const before = store.getState();
    const isOfAddress = IN_ADDRESS.some((name) => name in change);
    store.setState(isOfAddress ? { ...change, isChosen: true } : change);
    if (isOfAddress) {
      const { view, mode, overallMode } = store.getState();
      keep({ view, mode, overallMode: view === 'overall' ? overallMode : undefined });
    }
    if (change.view !== undefined && change.view !== before.view) movePlayhead(clock, change.view);
  };
  return { state, choose };
}

/** All of a page is seen from its end; at the end, playback has nothing left to play. */
function movePlayhead(clock: PlaybackClock, view: AnalysisState['view']): void {
  const isAtEnd = clock.getTimeMs() >= clock.getDurationMs();
  if (view === 'overall') {
    clock.pause();
    clock.seek(clock.getDurationMs());
  } else if (isAtEnd) clock.seek(0);
}

interface ShownPage {
  readonly id: string | undefined;
  readonly durationMs: number;
  /** Valid people who looked at it; undefined while that is not known. */
  readonly validPeople: number | undefined;
}

/** Chooses the first picture for somebody who has not, and begins a page of the overall view at its end. */
export function useFirstPicture(store: AnalysisStore, clock: PlaybackClock, page: ShownPage): void {
  const begun = useRef<string | null>(undefined);
  const { id, durationMs, validPeople } = page;
  useEffect(() => {
    const isFirst = validPeople !== undefined && showFirstPicture(store, validPeople);
    const isNew = begun.current !== id;
    // How long a page without a timer lasts is known when its people are read. A question lasts no
    // time, and after it the page before it begins again.
    if (durationMs === 0) {
      if (isNew && begun.current !== undefined) begun.current = null;
      return;
    }
    if (isNew && begun.current !== undefined) forgetTimes(store);
    begun.current = id;
    if ((isFirst || isNew) && store.getState().view === 'overall') clock.seek(durationMs);
  }, [store, clock, id, durationMs, validPeople]);
}

/** Times of one page mean nothing on another. */
function forgetTimes(store: AnalysisStore): void {
  const { overallMode } = store.getState();
  store.setState({
    range: null,
    selectedTime: null,
    overallMode: overallMode === 'range' ? 'cumulative' : overallMode,
  });
}

/** The part of the view that the stage has to know. */
export function useViewOptions(store: AnalysisStore): ViewOptions {
  return usePicked(store, OPTIONS);
}

/** Parts of a store: the same object until one of them changes. */
function usePicked<State, Name extends keyof State>(
  store: StoreApi<State>,
  names: readonly Name[],
): Pick<State, Name> {
  const last = useRef<Pick<State, Name>>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const state = store.getState();
    const before = last.current;
    if (before && names.every((name) => Object.is(before[name], state[name]))) return before;
    const picked: Partial<Pick<State, Name>> = {};
    for (const name of names) picked[name] = state[name];
    last.current = picked as Pick<State, Name>;
    return last.current;
  });
}
