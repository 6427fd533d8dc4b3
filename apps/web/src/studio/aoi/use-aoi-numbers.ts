import type { FoundRecords } from '@fovea/records';
import {
  type AskedInsights,
  type GazeTrack,
  type HeatPage,
  type MetricsPage,
  type PeaksQuestion,
  type PlaybackClock,
  toPageViewports,
  type ViewOptions,
} from '@fovea/stage';
import { useEffect, useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import type { PageTracks } from '#studio/records/records-reader.ts';
import type { StagePage } from '#studio/stage/stage-page.ts';
import { useWorkerSession } from '#studio/use-worker-session.ts';
import { type AoiNumbers, createMetricsSession, NO_NUMBERS } from './metrics-session.ts';
import type { PageArea } from './page-areas.ts';

export interface NumbersRequest {
  readonly clock: PlaybackClock;
  readonly records: FoundRecords | null | undefined;
  readonly pageId: string | undefined;
  readonly stagePage: StagePage;
  readonly heatPage: HeatPage | undefined;
  readonly tracks: readonly GazeTrack[];
  /** As they were read; undefined while they are. */
  readonly screenTracks: PageTracks | undefined;
  readonly durationMs: number;
  readonly areas: readonly PageArea[];
  /** 1 for participants that count. */
  readonly shown: Uint8Array;
  readonly options: Pick<ViewOptions, 'view' | 'overallMode' | 'range'>;
  /** Undefined while nobody reads what the page says. */
  readonly insights?: AskedInsights | undefined;
  /** Undefined while no common order is drawn. */
  readonly order?: PeaksQuestion | undefined;
}

const noNumbers = createStore(() => NO_NUMBERS);

/**
 * Numbers of the areas shown, and what the page says. The worker starts with the first area or the
 * first reader, and ends with the screen.
 */
export function useAoiNumbers(request: NumbersRequest): AoiNumbers {
  const { clock, records, pageId, stagePage, heatPage, tracks, screenTracks } = request;
  const { areas, shown, options, durationMs } = request;
  const page = useMemo(
    () =>
      records && heatPage && screenTracks
        ? toMetricsPage(records, pageId, stagePage, heatPage, tracks, screenTracks)
        : undefined,
    [records, pageId, stagePage, heatPage, tracks, screenTracks],
  );
  const { insights, order } = request;
  const isAsked = areas.length > 0 || insights !== undefined || order !== undefined;
  const session = useWorkerSession(isAsked && page !== undefined, clock, openSession);
  const { view, overallMode, range } = options;
  useEffect(() => {
    const isOn = page !== undefined && isAsked && durationMs > 0;
    const time = { view, overallMode, range };
    const content = { areas, shown, options: time, durationMs, insights, order };
    session?.show(isOn ? { page, ...content } : undefined);
  }, [session, page, areas, shown, view, overallMode, range, durationMs, insights, order, isAsked]);
  return useStore(session?.store ?? noNumbers);
}

function toMetricsPage(
  records: FoundRecords,
  pageId: string | undefined,
  stagePage: StagePage,
  { picture, fixations }: HeatPage,
  tracks: readonly GazeTrack[],
  screenTracks: PageTracks,
): MetricsPage {
  const found = records.pages.find(({ id }) => id === pageId);
  const { participants } = records;
  return {
    picture,
    fixations,
    tracks,
    times: participants.map((_, i) => found?.figures[i]),
    viewports: toPageViewports(screenTracks, participants, stagePage),
  };
}

function openSession(clock: PlaybackClock) {
  const worker = new Worker(new URL('./metrics-worker.ts', import.meta.url), { type: 'module' });
  return [worker, createMetricsSession(clock, worker)] as const;
}
