import type { Interval } from '@fovea/gaze/metrics';
import type {
  AoiStrips,
  AoiTable,
  InsightsQuestion,
  MeasuredArea,
  MetricsPage,
  PageInsights,
} from '@fovea/stage';

interface OverPeople {
  readonly areas: readonly MeasuredArea[];
  readonly shown: Uint8Array;
}

/**
 * Questions of the screen to the worker that measures areas. Answers come in the order of the
 * questions.
 */
export type MetricsAsked =
  | { readonly ask: 'page'; readonly page: MetricsPage }
  | (OverPeople & { readonly ask: 'table'; readonly range: Interval })
  | (OverPeople & { readonly ask: 'strips'; readonly durationMs: number })
  | (InsightsQuestion & { readonly ask: 'insights' });

export type MetricsAnswer =
  | { readonly table: AoiTable }
  | { readonly strips: AoiStrips }
  | { readonly insights: PageInsights | undefined };
