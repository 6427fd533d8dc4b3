import { expect, it } from 'vitest';
import { createAnalysisState, MAP_FROM_PEOPLE, showFirstPicture } from './analysis-state.ts';
import { DEFAULT_SETTINGS } from './view-settings.ts';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const open = (search = '', storage = createStorage(), userId = 'mina') =>
  createAnalysisState({ storage, userId, address: new URLSearchParams(search) });

it(`The specification says "view default 'playback'"`, () =>
  expect(open().getState().view).toBe('playback'));

it("overallMode default 'cumulative'", () =>
  expect(open().getState().overallMode).toBe('cumulative'));

it(`The specification says "mode default 'gazePoint', method default 'LocalMax'"`, () =>
  expect(open().getState()).toMatchObject({ mode: 'gazePoint', method: 'LocalMax' }));

it('has no time pinned and no range at first', () =>
  expect(open().getState()).toMatchObject({ selectedTime: null, range: null }));

it('shows what the address says, and what it cannot mean as at first', () => {
  const asked = open('?view=overall&mode=gazePath&overallMode=window').getState();
  expect(asked).toMatchObject({ view: 'overall', mode: 'gazePath', overallMode: 'window' });
  expect(open('?view=upside-down&mode=1').getState()).toMatchObject({
    view: 'playback',
    mode: 'gazePoint',
    isChosen: false,
  });
});

it('chooses a heat map of all for somebody who has not chosen, from five valid people on', () => {
  const store = open();
  expect(showFirstPicture(store, MAP_FROM_PEOPLE - 1)).toBe(false);
  expect(store.getState()).toMatchObject({ view: 'playback', mode: 'gazePoint' });
  expect(showFirstPicture(store, 5)).toBe(true);
  expect(store.getState()).toMatchObject({
    view: 'overall',
    overallMode: 'cumulative',
    mode: 'heatmap',
  });
});

it('chooses nothing over what an address or a person has chosen', () => {
  const store = open('?view=playback');
  expect(showFirstPicture(store, 40)).toBe(false);
  expect(store.getState().mode).toBe('gazePoint');
});

it('remembers settings per user, and nothing else', () => {
  const storage = createStorage();
  const settings = {
    ...DEFAULT_SETTINGS,
    look: 'viridis',
    trailMs: Number.POSITIVE_INFINITY,
  } as const;
  open('', storage).setState({ ...settings, view: 'overall', method: 'GlobalMax' });
  expect(open('', storage).getState()).toMatchObject({
    ...settings,
    view: 'playback',
    method: 'LocalMax',
  });
  expect(open('', storage, 'joon').getState()).toMatchObject(DEFAULT_SETTINGS);
});

it('does without settings that mean nothing any more', () => {
  const storage = createStorage();
  storage.setItem(
    'fovea.view.mina',
    '{"look":"rainbow","opacity":7,"hiddenLanes":["immersion","x"]}',
  );
  const { look, opacity, hiddenLanes } = open('', storage).getState();
  expect({ look, opacity, hiddenLanes }).toEqual({
    look: 'ember',
    opacity: 1,
    hiddenLanes: ['immersion'],
  });
  storage.setItem('fovea.view.mina', 'not JSON');
  expect(open('', storage).getState()).toMatchObject(DEFAULT_SETTINGS);
});
