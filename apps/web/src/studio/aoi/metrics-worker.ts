// Measures areas of interest away from the main thread, so that drawing goes on meanwhile.
import { createMetricsEngine } from '@fovea/stage';
import type { MetricsAnswer, MetricsAsked } from './metrics-messages.ts';

const engine = createMetricsEngine();

self.onmessage = ({ data }: MessageEvent<MetricsAsked>) => {
  if (data.ask === 'page') engine.setPage(data.page);
  else if (data.ask === 'table') answer({ table: engine.measure(data) });
  else if (data.ask === 'insights') answer({ insights: engine.measureInsights(data) });
  else if (data.ask === 'order') answer({ order: engine.measureOrder(data) });
  else answer({ strips: engine.measureStrips(data, data.durationMs) });
};

function answer(made: MetricsAnswer): void {
  self.postMessage(made);
}
