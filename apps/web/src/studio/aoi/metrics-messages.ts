import type { Interval } from '@fovea/gaze/metrics';
import type {
  AoiStrips,
  AoiTable,
  InsightsQuestion,
  MeasuredArea,
  MetricsPage,
  OrderQuestion,
  PageInsights,
  PageOrder,
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
  | (InsightsQuestion & { readonly ask: 'insights' })
  | (OrderQuestion & { readonly ask: 'order' });

export type MetricsAnswer =
  | { readonly table: AoiTable }
  | { readonly strips: AoiStrips }
  | { readonly insights: PageInsights | undefined }
  | { readonly order: PageOrder | undefined };
