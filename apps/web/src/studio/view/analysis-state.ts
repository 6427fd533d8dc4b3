import { DEFAULT_VIEW, GAZE_MODES, OVERALL_MODES, VIEWS, type ViewOptions } from '@fovea/stage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  DEFAULT_SETTINGS,
  keepSettings,
  readSettings,
  type ViewSettings,
} from './view-settings.ts';

/**
 * State of an analysis screen. Time and duration are the clock's, page and filter the address's;
 * all of it ends with the screen, but for the settings.
 */
export interface AnalysisState extends ViewOptions, ViewSettings {
  /** The time that a person last pinned on the timeline. */
  readonly selectedTime: number | null;
  /** A person, or a link from one, has said what to show. */
  readonly isChosen: boolean;
}

export type AnalysisStore = StoreApi<AnalysisState>;

/** Names of the address. */
export const IN_ADDRESS = ['view', 'overallMode', 'mode'] as const;

export interface AnalysisStart {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly userId: string;
  readonly address: Pick<URLSearchParams, 'get'>;
}

export function createAnalysisState({ storage, userId, address }: AnalysisStart): AnalysisStore {
  const find = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === address.get(name));
  const asked = {
    view: find(VIEWS, 'view'),
    overallMode: find(OVERALL_MODES, 'overallMode'),
    mode: find(GAZE_MODES, 'mode'),
  };
  const store = createStore<AnalysisState>(() => ({
    ...DEFAULT_VIEW,
    ...readSettings(storage, userId),
    view: asked.view ?? DEFAULT_VIEW.view,
    overallMode: asked.overallMode ?? DEFAULT_VIEW.overallMode,
    mode: asked.mode ?? DEFAULT_VIEW.mode,
    selectedTime: null,
    isChosen: Object.values(asked).some((value) => value !== undefined),
  }));
  store.subscribe((state, before) => {
    const settings = toSettings(state);
    const isSame = Object.entries(toSettings(before)).every(
      ([name, value]) => settings[name as keyof ViewSettings] === value,
    );
    if (!isSame) keepSettings(storage, userId, settings);
  });
  return store;
}

function toSettings(state: AnalysisState): ViewSettings {
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof ViewSettings)[];
  return Object.fromEntries(names.map((name) => [name, state[name]])) as unknown as ViewSettings;
}

/** With so many valid people a map says more than dots. */
export const MAP_FROM_PEOPLE = 5;

/**
 * The first useful picture, once it is known how many valid people saw the page and as long as
 * nobody has chosen: the heat map of all of them.
 */
export function showFirstPicture(store: AnalysisStore, validPeople: number): boolean {
  if (store.getState().isChosen || validPeople < MAP_FROM_PEOPLE) return false;
  store.setState({ view: 'overall', mode: 'heatmap', isChosen: true });
  return true;
}
