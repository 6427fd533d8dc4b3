import type { PlaybackClock, TimeRange, ViewOptions } from '@fovea/stage';
import {
  type AoiStrips,
  type AoiTable,
  type AskedInsights,
  findMeasuredTime,
  findShownTime,
  type MetricsPage,
  type PageInsights,
  type PageOrder,
  type PeaksQuestion,
} from '@fovea/stage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MetricsAnswer, MetricsAsked } from './metrics-messages.ts';
import type { PageArea } from './page-areas.ts';

/** The few members of a `Worker` that are needed. */
export interface MetricsPort {
  postMessage(asked: MetricsAsked): void;
  terminate(): void;
}

export interface MetricsContent {
  readonly page: MetricsPage;
  readonly areas: readonly PageArea[];
  readonly shown: Uint8Array;
  readonly options: Pick<ViewOptions, 'view' | 'overallMode' | 'range'>;
  readonly durationMs: number;
  /** Undefined while nobody reads them; the same object as long as they would say the same. */
  readonly insights?: AskedInsights | undefined;
  /** Where peaks come from should there be no areas; undefined while no common order is drawn. */
  readonly order?: PeaksQuestion | undefined;
}

/** With the areas they are of. */
export type MadeInsights = PageInsights & { readonly of: readonly PageArea[] };
export type MadeOrder = PageOrder & { readonly of: readonly PageArea[] };

export interface AoiNumbers {
  /** Undefined until the first are made; `areas` are those they are of. */
  readonly table: (AoiTable & { readonly of: readonly PageArea[] }) | undefined;
  readonly strips: (AoiStrips & { readonly of: readonly PageArea[] }) | undefined;
  /** Insights of the page, as cards. */
  readonly insights: MadeInsights | undefined;
  /** Up to the playhead, of the time that is shown. */
  readonly order: MadeOrder | undefined;
  /** Whether something has changed since; of an order, which goes with the time, that is not said. */
  readonly isOld: boolean;
}

export interface MetricsSession {
  readonly store: StoreApi<AoiNumbers>;
  /** Nothing to measure: undefined. */
  show(content: MetricsContent | undefined): void;
  receive(answer: MetricsAnswer): void;
  close(): void;
}

/** Of a common order during playback, in time that a person lives through. */
const STEP_MS = 250;

export const NO_NUMBERS: AoiNumbers = {
  table: undefined,
  strips: undefined,
  insights: undefined,
  order: undefined,
  isOld: false,
};

/**
 * Has areas measured as the playhead, the people or the areas change. While the worker measures,
 * only the newest question waits.
 */
export function createMetricsSession(clock: PlaybackClock, port: MetricsPort): MetricsSession {
  const store = createStore<AoiNumbers>(() => NO_NUMBERS);
  let content: MetricsContent | undefined;
  let sentPage: MetricsPage | undefined;
  let strips: Pick<MetricsContent, 'areas' | 'shown' | 'page'> | undefined;
  let told: Pick<MetricsContent, 'areas' | 'insights' | 'page'> | undefined;
  let range: TimeRange | undefined;
  let ordered: (MetricsContent & { readonly time: TimeRange }) | undefined;
  /** Questions whose answers are awaited, in their order. */
  const asked: { readonly by: MetricsContent; readonly ask: MetricsAsked['ask'] }[] = [];

  const ask = (by: MetricsContent, question: MetricsAsked) => {
    if (by.page !== sentPage) port.postMessage({ ask: 'page', page: by.page });
    sentPage = by.page;
    asked.push({ by, ask: question.ask });
    port.postMessage(question);
  };
  /** What was not asked yet as it is now. */
  const findDue = ({ page, areas, shown, options, insights }: MetricsContent) => {
    const next = findMeasuredTime(options, clock.getTimeMs(), clock.getDurationMs());
    const isSamePeople = strips?.areas === areas && strips.shown === shown && strips.page === page;
    const isSameTime = range?.fromMs === next.fromMs && range.toMs === next.toMs;
    const isTold = told?.insights === insights && told?.areas === areas && told.page === page;
    return {
      range: next,
      hasStrips: areas.length > 0 && !isSamePeople,
      hasTable: areas.length > 0 && !(isSamePeople && isSameTime),
      insights: isTold ? undefined : insights,
    };
  };
  const askNumbers = (by: MetricsContent, due: ReturnType<typeof findDue>) => {
    const { areas, shown, durationMs } = by;
    if (due.hasTable) {
      range = due.range;
      ask(by, { ask: 'table', areas, shown, range });
    }
    if (due.hasStrips) {
      strips = by;
      ask(by, { ask: 'strips', areas, shown, durationMs });
    }
    if (due.insights !== undefined) {
      told = by;
      ask(by, { ask: 'insights', areas, ...due.insights });
    }
  };
  const askOrder = (by: MetricsContent) => {
    const { page, areas, shown, options, order } = by;
    if (order === undefined) return;
    const time = findOrderTime(options, clock);
    const isSame =
      ordered?.page === page &&
      ordered.areas === areas &&
      ordered.shown === shown &&
      ordered.order === order &&
      ordered.time.fromMs === time.fromMs &&
      ordered.time.toMs === time.toMs;
    if (isSame) return;
    ordered = { ...by, time };
    ask(by, { ask: 'order', areas, shown, range: time, peaks: order });
  };
  const askNext = () => {
    if (content === undefined) return;
    const due = findDue(content);
    if (asked.length === 0) {
      askNumbers(content, due);
      askOrder(content);
    }
    const isDue = due.hasTable || due.insights !== undefined;
    const isOld = isDue || asked.some((each) => each.ask !== 'order');
    if (store.getState().isOld !== isOld) store.setState({ isOld });
  };
  const leaveClock = clock.subscribe(askNext);

  return {
    store,
    show(wanted) {
      content = wanted;
      if (wanted === undefined) {
        range = undefined;
        strips = undefined;
        told = undefined;
        ordered = undefined;
        store.setState(NO_NUMBERS);
      } else {
        if (wanted.order === undefined && ordered !== undefined) {
          ordered = undefined;
          store.setState({ order: undefined });
        }
        // Areas that are gone have no numbers.
        if (wanted.areas.length === 0 && strips !== undefined) {
          range = undefined;
          strips = undefined;
          store.setState({ table: undefined, strips: undefined });
        }
        // Numbers of another page would be wrong rather than old.
        if (sentPage !== undefined && wanted.page !== sentPage) store.setState(NO_NUMBERS);
        askNext();
      }
    },
    receive(answer) {
      const by = asked.shift()?.by;
      if (by !== undefined && by.page === content?.page) {
        const of = by.areas;
        if ('table' in answer) store.setState({ table: { ...answer.table, of } });
        else if ('strips' in answer) store.setState({ strips: { ...answer.strips, of } });
        else if ('order' in answer) {
          const order = content.order && answer.order && { ...answer.order, of };
          store.setState({ order });
        } else store.setState({ insights: answer.insights && { ...answer.insights, of } });
      }
      askNext();
    },
    close() {
      leaveClock();
      port.terminate();
    },
  };
}

/** The time that is shown; while a page plays it goes on by steps, as fast as a person reads. */
function findOrderTime(options: MetricsContent['options'], clock: PlaybackClock): TimeRange {
  const time = { fromMs: 0, toMs: 0 };
  const stepMs = STEP_MS * clock.getRate();
  const nowMs = clock.getTimeMs();
  const shownMs = clock.isPlaying() ? Math.floor(nowMs / stepMs) * stepMs : nowMs;
  findShownTime(options, shownMs, clock.getDurationMs(), time);
  return time;
}
