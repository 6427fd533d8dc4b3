import {
  type AskedInsights,
  createPlaybackClock,
  type MetricsPage,
  type PageInsights,
  type PageOrder,
  type PeaksQuestion,
} from '@fovea/stage';
import { expect, it } from 'vitest';
import type { MetricsAsked } from './metrics-messages.ts';
import { createMetricsSession, type MetricsContent } from './metrics-session.ts';

const PAGE = { picture: { widthPx: 1, heightPx: 1 } } as unknown as MetricsPage;
const AREA = { id: 'a', name: 'Can', color: 1, group: null, parts: [] };
const OVERALL = { view: 'overall', overallMode: 'cumulative', range: null } as const;
const CONTENT: MetricsContent = {
  page: PAGE,
  areas: [AREA],
  shown: Uint8Array.of(1),
  options: OVERALL,
  durationMs: 8_000,
};
const table = { people: 1 } as never;
const strips = { laneMs: 100 } as never;

function create() {
  const clock = createPlaybackClock({ now: () => 0, requestFrame: () => 0, cancelFrame: () => {} });
  clock.setDuration(8_000);
  clock.seek(8_000);
  const asked: MetricsAsked[] = [];
  const session = createMetricsSession(clock, {
    postMessage: (each) => asked.push(each),
    terminate: () => {},
  });
  const listAsked = () => asked.splice(0).map((each) => each.ask);
  return { clock, session, asked, listAsked };
}

it('asks for table and strips of a page once, and keeps what they are of', () => {
  const { session, listAsked } = create();
  session.show(CONTENT);
  expect(listAsked()).toEqual(['page', 'table', 'strips']);
  expect(session.store.getState()).toMatchObject({ table: undefined, isOld: true });
  session.receive({ table });
  session.receive({ strips });
  expect(session.store.getState()).toMatchObject({
    table: { people: 1, of: CONTENT.areas },
    strips: { laneMs: 100 },
    isOld: false,
  });
  session.show({ ...CONTENT });
  expect(listAsked()).toEqual([]);
});

it('says that numbers are old until new ones come, and asks for the newest alone', () => {
  const { session, asked, listAsked } = create();
  session.show(CONTENT);
  session.receive({ table });
  session.receive({ strips });
  listAsked();
  session.show({ ...CONTENT, areas: [{ ...AREA, id: 'b' }] });
  session.show({ ...CONTENT, areas: [{ ...AREA, id: 'c' }] });
  session.show({ ...CONTENT, areas: [{ ...AREA, id: 'd' }] });
  expect(session.store.getState()).toMatchObject({ table: { people: 1 }, isOld: true });
  expect(listAsked()).toEqual(['table', 'strips']);
  session.receive({ table });
  session.receive({ strips });
  expect(asked).toMatchObject([{ areas: [{ id: 'd' }] }, { areas: [{ id: 'd' }] }]);
  expect(session.store.getState().isOld).toBe(true);
});

it('follows the playhead with the table alone', () => {
  const { clock, session, asked, listAsked } = create();
  session.show(CONTENT);
  session.receive({ table });
  session.receive({ strips });
  listAsked();
  clock.seek(2_000);
  expect(asked).toMatchObject([{ ask: 'table', range: { fromMs: 0, toMs: 2_000 } }]);
});

it('shows nothing of another page', () => {
  const { session } = create();
  session.show(CONTENT);
  session.receive({ table });
  session.show({ ...CONTENT, page: { ...PAGE } });
  expect(session.store.getState().table).toBeUndefined();
  // Answer for the page before.
  session.receive({ strips });
  expect(session.store.getState().strips).toBeUndefined();
});

it('asks what a page says while somebody reads it, with and without areas', () => {
  const { session, asked, listAsked } = create();
  const insights = { shown: Uint8Array.of(1), range: { fromMs: 0, toMs: 8_000 } } as AskedInsights;
  session.show({ ...CONTENT, areas: [], insights });
  expect(listAsked()).toEqual(['page', 'insights']);
  session.receive({ insights: { people: 1 } as PageInsights });
  expect(session.store.getState()).toMatchObject({ insights: { people: 1, of: [] }, isOld: false });
  session.show({ ...CONTENT, insights });
  expect(asked.map((each) => each.ask)).toEqual(['table', 'strips', 'insights']);
  listAsked();
  session.receive({ table });
  session.receive({ strips });
  session.receive({ insights: { people: 2 } as PageInsights });
  session.show({ ...CONTENT, insights });
  expect(listAsked()).toEqual([]);
});

const ORDER = { range: { fromMs: 0, toMs: 8_000 } } as PeaksQuestion;
const WITH_ORDER = { ...CONTENT, areas: [], order: ORDER };
const made = { people: 20, places: [] } as unknown as PageOrder;

it('asks for a common order as the playhead goes, and calls no number old for it', () => {
  const { clock, session, asked, listAsked } = create();
  session.show(WITH_ORDER);
  expect(listAsked()).toEqual(['page', 'order']);
  expect(session.store.getState().isOld).toBe(false);
  session.receive({ order: made });
  expect(session.store.getState().order).toMatchObject({ people: 20, of: [] });
  clock.seek(2_130);
  expect(asked).toMatchObject([{ ask: 'order', range: { fromMs: 0, toMs: 2_130 }, peaks: ORDER }]);
  listAsked();
  session.receive({ order: made });
  session.show(WITH_ORDER);
  expect(listAsked()).toEqual([]);
});

it('goes on with an order by quarters of a second while a page plays', () => {
  const { clock, session, asked, listAsked } = create();
  const options = { view: 'playback', overallMode: 'cumulative', range: null } as const;
  clock.seek(1_100);
  clock.play();
  session.show({ ...WITH_ORDER, options });
  expect(asked.at(-1)).toMatchObject({ range: { fromMs: 0, toMs: 1_000 } });
  listAsked();
  session.receive({ order: made });
  clock.seek(1_240);
  expect(listAsked()).toEqual([]);
  clock.pause();
  expect(asked).toMatchObject([{ range: { fromMs: 0, toMs: 1_240 } }]);
});

it('calls numbers old while an order is awaited, and not old for the order alone', () => {
  const { session, listAsked } = create();
  const isOld = () => session.store.getState().isOld;
  const content = { ...CONTENT, order: ORDER };
  session.show(content);
  expect(listAsked()).toEqual(['page', 'table', 'strips', 'order']);
  session.receive({ table });
  session.receive({ strips });
  expect(isOld()).toBe(false);
  session.show({ ...content, shown: Uint8Array.of(0) });
  expect([isOld(), listAsked()]).toEqual([true, []]);
  session.receive({ order: made });
  expect([isOld(), listAsked()]).toEqual([true, ['table', 'strips', 'order']]);
});

it('asks once a step for the window of a page that plays', () => {
  const { clock, session, listAsked } = create();
  const options = { view: 'overall', overallMode: 'window', range: null } as const;
  clock.seek(3_000);
  clock.play();
  session.show({ ...WITH_ORDER, options });
  expect(listAsked()).toEqual(['page', 'order']);
  session.receive({ order: made });
  clock.seek(3_200);
  expect(listAsked()).toEqual([]);
  clock.seek(3_260);
  expect(listAsked()).toEqual(['order']);
});

it('forgets an order once paths are drawn again, also one that comes later', () => {
  const { clock, session } = create();
  session.show(WITH_ORDER);
  session.receive({ order: made });
  clock.seek(2_000);
  session.show({ ...CONTENT, areas: [] });
  expect(session.store.getState().order).toBeUndefined();
  session.receive({ order: made });
  expect(session.store.getState().order).toBeUndefined();
});
