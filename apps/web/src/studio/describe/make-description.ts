import type { Page } from '@fovea/contract';
import type { FoundRecords } from '@fovea/records';
import { describeHeat, type HeatDescription, type TimeRange, toPageFixations } from '@fovea/stage';
import type { StagePage } from '#studio/stage/stage-page.ts';

export interface Described {
  readonly description: HeatDescription;
  readonly range: TimeRange;
}

export function makeDescription(
  records: FoundRecords,
  page: Page,
  stagePage: StagePage,
  shown: Uint8Array,
  range: TimeRange,
): Described {
  const recorded = records.pages.find(({ id }) => id === page.id);
  const made = toPageFixations(recorded?.fixations ?? [], records.participants, stagePage);
  return { description: describeHeat(made, shown, range), range };
}
