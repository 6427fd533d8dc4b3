import type { Page } from '@fovea/contract';
import type { FoundRecords } from '@fovea/records';
import {
  describeHeat,
  findMeasuredTime,
  type HeatDescription,
  type PlaybackClock,
  type TimeRange,
  toPageFixations,
  type ViewOptions,
} from '@fovea/stage';
import { useState } from 'react';
import type { StagePage } from '#studio/stage/stage-page.ts';

export interface Described {
  readonly description: HeatDescription;
  readonly range: TimeRange;
}

export interface DescribeRequest {
  readonly records: FoundRecords | null | undefined;
  readonly page: Page | undefined;
  readonly stagePage: StagePage;
  readonly shown: Uint8Array;
  readonly options: ViewOptions;
  readonly clock: PlaybackClock;
}

/** Counts once, when somebody asks; what is shown may go on meanwhile. */
export function useDescription(request: DescribeRequest) {
  const [described, setDescribed] = useState<Described>();
  const { records, page, stagePage, shown, options, clock } = request;
  const describe = () => {
    if (!records || page === undefined || stagePage.pictures.length === 0) return;
    const recorded = records.pages.find(({ id }) => id === page.id);
    const range = findMeasuredTime(options, clock.getTimeMs(), clock.getDurationMs());
    const made = toPageFixations(recorded?.fixations ?? [], records.participants, stagePage);
    setDescribed({ description: describeHeat(made, shown, range), range });
  };
  return { described, describe, close: () => setDescribed(undefined) };
}
