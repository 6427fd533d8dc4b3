import {
  createPlaybackClock,
  DEFAULT_VIEW,
  type HeatPage,
  type PlaybackClock,
  type StageView,
} from '@fovea/stage';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HeatAsked, MadeHeat } from './heat-messages.ts';
import { createHeatSession, type HeatContent, type HeatSession, NO_HEAT } from './heat-session.ts';

const options = { ...DEFAULT_VIEW, mode: 'heatmap' } as const;
const page: HeatPage = {
  picture: { widthPx: 100, heightPx: 100 },
  fixations: [],
  pxPerDegree: new Float64Array(),
};
let asked: HeatAsked[];
let nowMs: number;
let clock: PlaybackClock;
let session: HeatSession;
const setHeat = vi.fn<StageView['setHeat']>();
let content: HeatContent;

beforeEach(() => {
  asked = [];
  nowMs = 0;
  setHeat.mockReset();
  clock = createPlaybackClock({ now: () => nowMs, requestFrame: () => 1, cancelFrame() {} });
  clock.setDuration(8_000);
  const port = { postMessage: (each: HeatAsked) => asked.push(each), terminate() {} };
  session = createHeatSession(clock, port, () => nowMs);
  content = {
    view: { setHeat } as unknown as StageView,
    pageId: 'a',
    page,
    others: new Map(),
    shown: Uint8Array.of(1),
    options,
  };
});

const close = vi.fn();
const toHeat = (top: number) => ({ image: { close }, legend: { top } }) as unknown as MadeHeat;
const answer = (heat: MadeHeat) => session.receive({ kind: 'painted', pageId: 'a', heat });
const listKinds = () => asked.map(({ kind }) => kind);

it('hands over a page and the people once, and asks anew when the time or a choice is another', () => {
  session.show(content);
  expect(listKinds()).toEqual(['page', 'shown', 'paint']);
  answer(toHeat(1));
  session.show({ ...content, options: { ...options, look: 'fog' } });
  expect(listKinds()).toEqual(['page', 'shown', 'paint', 'paint']);
  answer(toHeat(1));
  clock.seek(500);
  answer(toHeat(1));
  session.show({ ...content, shown: Uint8Array.of(0) });
  expect(listKinds().slice(4)).toEqual(['paint', 'shown', 'paint']);
});

it('asks nothing as the clock runs while the stretch of time stays the same', () => {
  const range = { fromMs: 0, toMs: 2_000 };
  session.show({
    ...content,
    options: { ...options, view: 'overall', overallMode: 'range', range },
  });
  answer(toHeat(1));
  clock.seek(1_000);
  expect(listKinds()).toEqual(['page', 'shown', 'paint']);
});

it('gives each map to the stage and lets go of the one before', () => {
  close.mockReset();
  session.show(content);
  answer(toHeat(1));
  expect(setHeat).toHaveBeenLastCalledWith(expect.objectContaining({ legend: { top: 1 } }));
  clock.seek(100);
  answer(toHeat(2));
  expect(close).toHaveBeenCalledOnce();
  session.show(undefined);
  expect(setHeat).toHaveBeenLastCalledWith(undefined);
  expect(close).toHaveBeenCalledTimes(2);
  expect(session.store.getState()).toEqual(NO_HEAT);
});

it('tells the legend four times a second while it plays, and the last one when it stands', () => {
  const tellTimes: number[] = [];
  session.store.subscribe(({ legend }) => tellTimes.push(legend?.top ?? 0));
  session.show(content);
  clock.play();
  for (let frame = 1; frame <= 30; frame++) {
    nowMs = frame * 25;
    answer(toHeat(frame));
    clock.seek(nowMs);
  }
  expect(tellTimes).toEqual([1, 11, 21]);
  clock.pause();
  expect(tellTimes).toEqual([1, 11, 21, 30]);
});

it('hands over other pages only for a top colour of all of them', () => {
  session.show({
    ...content,
    others: new Map([
      ['a', page],
      ['b', page],
    ]),
  });
  expect(asked.map((each) => ('pageId' in each ? each.pageId : each.kind))).toEqual([
    'b',
    'a',
    'shown',
    'paint',
  ]);
});
