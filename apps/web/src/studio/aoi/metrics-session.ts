import type { PlaybackClock, TimeRange, ViewOptions } from '@fovea/stage';
import { type AoiStrips, type AoiTable, findMeasuredTime, type MetricsPage } from '@fovea/stage';
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
}

export interface AoiNumbers {
  /** Undefined until the first are made; `areas` are those they are of. */
  readonly table: (AoiTable & { readonly of: readonly PageArea[] }) | undefined;
  readonly strips: (AoiStrips & { readonly of: readonly PageArea[] }) | undefined;
  /** Whether something has changed since. */
  readonly isOld: boolean;
}

export interface MetricsSession {
  readonly store: StoreApi<AoiNumbers>;
  /** Nothing to measure: undefined. */
  show(content: MetricsContent | undefined): void;
  receive(answer: MetricsAnswer): void;
  close(): void;
}

export const NO_NUMBERS: AoiNumbers = { table: undefined, strips: undefined, isOld: false };

/**
 * Has areas measured as the playhead, the people or the areas change. While the worker measures,
 * only the newest question waits.
 */
export function createMetricsSession(clock: PlaybackClock, port: MetricsPort): MetricsSession {
  const store = createStore<AoiNumbers>(() => NO_NUMBERS);
  let content: MetricsContent | undefined;
  let sentPage: MetricsPage | undefined;
  let strips: Pick<MetricsContent, 'areas' | 'shown' | 'page'> | undefined;
  let range: TimeRange | undefined;
  /** Whose answers are awaited, in the order of the questions. */
  const asked: MetricsContent[] = [];

  const askNext = () => {
    if (content === undefined || asked.length > 0) return;
    const { page, areas, shown, options, durationMs } = content;
    const next = findMeasuredTime(options, clock.getTimeMs(), clock.getDurationMs());
    const isSamePeople = strips?.areas === areas && strips.shown === shown && strips.page === page;
    const isSameTime = range?.fromMs === next.fromMs && range.toMs === next.toMs;
    if (isSamePeople && isSameTime) {
      if (store.getState().isOld) store.setState({ isOld: false });
      return;
    }
    store.setState({ isOld: true });
    if (page !== sentPage) port.postMessage({ ask: 'page', page });
    sentPage = page;
    range = next;
    asked.push(content);
    port.postMessage({ ask: 'table', areas, shown, range });
    if (isSamePeople) return;
    strips = content;
    asked.push(content);
    port.postMessage({ ask: 'strips', areas, shown, durationMs });
  };
  const leaveClock = clock.subscribe(askNext);

  return {
    store,
    show(wanted) {
      content = wanted;
      if (wanted === undefined) {
        range = undefined;
        strips = undefined;
        store.setState(NO_NUMBERS);
      } else {
        // Numbers of another page would be wrong rather than old.
        if (sentPage !== undefined && wanted.page !== sentPage) store.setState(NO_NUMBERS);
        askNext();
      }
    },
    receive(answer) {
      const by = asked.shift();
      if (by !== undefined && by.page === content?.page) {
        const of = by.areas;
        store.setState(
          'table' in answer
            ? { table: { ...answer.table, of } }
            : { strips: { ...answer.strips, of } },
        );
      }
      askNext();
    },
    close() {
      leaveClock();
      port.terminate();
    },
  };
}
