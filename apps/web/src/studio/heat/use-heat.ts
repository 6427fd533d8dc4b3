import type { Page, Project } from '@fovea/contract';
import type { FoundRecords } from '@fovea/records';
import {
  type HeatAt,
  type HeatLegend,
  type HeatPage,
  type PlaybackClock,
  type StageView,
  type StoredMap,
  toPageFixations,
  toStoredPage,
  type ViewOptions,
} from '@fovea/stage';
import { useCallback, useEffect, useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { type StagePage, toStagePage } from '#studio/stage/stage-page.ts';
import { useWorkerSession } from '#studio/use-worker-session.ts';
import type { MadeHeat } from './heat-messages.ts';
import { createHeatSession, NO_HEAT } from './heat-session.ts';

export interface HeatRequest {
  readonly view: StageView | undefined;
  readonly clock: PlaybackClock;
  readonly records: FoundRecords | null | undefined;
  readonly page: Page | undefined;
  readonly stagePage: StagePage;
  /** Drawn until there are records. */
  readonly stored?: StoredPeople | undefined;
  /** 1 for participants that are drawn. */
  readonly shown: Uint8Array;
  readonly options: ViewOptions;
  /**
   * Project whose other pages the method `GlobalMax` looks at; without it the page stands alone.
   */
  readonly project?: Pick<Project, 'pages' | 'device' | 'orientation'>;
}

/** The map that records keep of very many people. */
export interface StoredPeople {
  readonly map: StoredMap;
  readonly participants: FoundRecords['participants'];
}

export interface Heat {
  /** Undefined while no map is drawn. */
  readonly legend: HeatLegend | undefined;
  /** Value of the map at a place, 0..1 of the picture. */
  measureAt(x: number, y: number): Promise<HeatAt | undefined>;
  /** A map for each step of time; none but in the mode `steps`. */
  readonly steps: readonly MadeHeat[];
  /** Fixations of the page by participant; undefined while they are not known. */
  readonly heatPage: HeatPage | undefined;
}

const NOBODY: HeatPage['fixations'] = [];
const NO_PAGES: ReadonlyMap<string, HeatPage> = new Map();
const noHeat = createStore(() => NO_HEAT);

/**
 * Gives the stage the fixations of the page, and has a worker make the map of what is shown, as the
 * clock runs. The worker starts with the screen, before records are read, and ends with it.
 */
export function useHeat({
  view,
  clock,
  records,
  page,
  stagePage,
  stored,
  shown,
  options,
  project,
}: HeatRequest): Heat {
  const heatPage = useMemo(
    () => (records && page ? toHeatPage(records, page, stagePage) : undefined),
    [records, page, stagePage],
  );
  const { map, participants } = stored ?? {};
  const storedPage = useMemo(
    () => (map && participants ? toStoredPage(map, participants, stagePage) : undefined),
    [map, participants, stagePage],
  );
  const drawn = heatPage ?? storedPage;
  const fixations = heatPage?.fixations ?? NOBODY;
  useEffect(() => view?.setFixations(fixations), [view, fixations]);

  const isOn = options.mode === 'heatmap' && drawn !== undefined;
  // The first picture is a map more often than not.
  const session = useWorkerSession(isOn || records !== null, clock, openSession);
  const isGlobal = isOn && options.method === 'GlobalMax';
  const others = useMemo(
    () => (isGlobal && records && project ? listHeatPages(records, project) : NO_PAGES),
    [isGlobal, records, project],
  );
  const pageId = page?.id;
  useEffect(() => {
    const content =
      view && pageId && drawn && isOn
        ? { view, pageId, page: drawn, others, shown, options }
        : undefined;
    session?.show(content);
  }, [session, view, pageId, drawn, isOn, others, shown, options]);

  const { legend, steps } = useStore(session?.store ?? noHeat);
  const measureAt = useCallback(
    (x: number, y: number) => session?.measureAt(x, y) ?? Promise.resolve(undefined),
    [session],
  );
  return { legend, measureAt, steps, heatPage };
}

function toHeatPage(records: FoundRecords, page: Page, stagePage: StagePage): HeatPage | undefined {
  if (stagePage.pictures.length === 0) return undefined;
  const recorded = records.pages.find(({ id }) => id === page.id);
  return toPageFixations(recorded?.fixations ?? [], records.participants, stagePage);
}

function listHeatPages(
  records: FoundRecords,
  project: NonNullable<HeatRequest['project']>,
): ReadonlyMap<string, HeatPage> {
  return new Map(
    project.pages.flatMap((page) => {
      const made = toHeatPage(records, page, toStagePage(page, project));
      return made ? [[page.id, made] as const] : [];
    }),
  );
}

function openSession(clock: PlaybackClock) {
  const worker = new Worker(new URL('./heat-worker.ts', import.meta.url), { type: 'module' });
  return [worker, createHeatSession(clock, worker, () => performance.now())] as const;
}
