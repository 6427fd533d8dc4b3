// Runs in a browser: people for a page of the web app, which knows no tools.
import type { MetricsPage } from '@fovea/stage';
import { createMetricsPage } from '#analysis/bench/moving-areas.ts';

(window as unknown as { metricsPage: MetricsPage }).metricsPage = createMetricsPage();
