import type { Page } from '@fovea/contract';
import type { FoundRecords } from '@fovea/records';
import {
  describeHeat,
  findShownTime,
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
    const range = findDescribedTime(options, clock);
    const made = toPageFixations(recorded?.fixations ?? [], records.participants, stagePage);
    setDescribed({ description: describeHeat(made, shown, range), range });
  };
  return { described, describe, close: () => setDescribed(undefined) };
}

/** What is shown at once; of playback all that it plays. */
function findDescribedTime(options: ViewOptions, clock: PlaybackClock): TimeRange {
  const durationMs = clock.getDurationMs();
  if (options.view === 'playback') return options.range ?? { fromMs: 0, toMs: durationMs };
  const found = { fromMs: 0, toMs: 0 };
  findShownTime(options, clock.getTimeMs(), durationMs, found);
  return found;
}
