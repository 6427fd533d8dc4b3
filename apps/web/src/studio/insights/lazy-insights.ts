import { lazyPart } from '#shared/lazy-part.ts';

const load = () => import('./panel/parts.ts');

/** Their code comes with the first who reads them. */
export const InsightsPanel = lazyPart(load, 'InsightsPanel');
export const InsightSentences = lazyPart(load, 'InsightSentences');
export const VideoInsight = lazyPart(load, 'VideoInsight');
