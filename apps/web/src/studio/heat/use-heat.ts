import type { Page } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';
import type { HeatAt, HeatLegend, PlaybackClock, StageView, ViewOptions } from '@fovea/stage';
import type { StagePage } from '#studio/stage/stage-page.ts';

export interface HeatRequest {
  readonly view: StageView | undefined;
  readonly clock: PlaybackClock;
  readonly records: DecodedRecords | null | undefined;
  readonly page: Page | undefined;
  readonly stagePage: StagePage;
  /** 1 for participants that are drawn. */
  readonly shown: Uint8Array;
  readonly options: ViewOptions;
}

export interface Heat {
  /** Undefined while no map is drawn. */
  readonly legend: HeatLegend | undefined;
  /** What the map says of a place, 0..1 of the picture. */
  measureAt(x: number, y: number): Promise<HeatAt | undefined>;
}

/** Has a worker make the map of what is shown and hands it to the stage, as the clock runs. */
export function useHeat(_request: HeatRequest): Heat {
  return { legend: undefined, measureAt: () => Promise.resolve(undefined) };
}
