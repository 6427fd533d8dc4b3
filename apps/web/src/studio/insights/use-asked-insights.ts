import type { FoundRecords } from '@fovea/records';
import type { AskedInsights, HeatPage, TimeRange } from '@fovea/stage';
import { useMemo } from 'react';

export interface InsightsRequest {
  /** Whether somebody reads them. */
  readonly isOn: boolean;
  readonly records: FoundRecords | null | undefined;
  readonly pageId: string | undefined;
  readonly heatPage: HeatPage | undefined;
  /** 1 for participants that count: who is ticked, also while one is looked at alone. */
  readonly ticked: Uint8Array;
  readonly range: TimeRange | null;
  readonly durationMs: number;
}

/** Input of the worker for a page's insights; the same object until it changes. */
export function useAskedInsights(request: InsightsRequest): AskedInsights | undefined {
  const { isOn, records, pageId, heatPage, ticked, range, durationMs } = request;
  return useMemo(() => {
    if (!isOn || !records || heatPage === undefined || durationMs === 0) return undefined;
    return {
      shown: ticked,
      range: range ?? { fromMs: 0, toMs: durationMs },
      pxPerDegree: heatPage.pxPerDegree,
      levels: records.pages.find(({ id }) => id === pageId)?.immersion ?? [],
    };
  }, [isOn, records, pageId, heatPage, ticked, range, durationMs]);
}
