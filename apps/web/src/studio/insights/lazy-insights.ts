import { lazyPart } from '#shared/lazy-part.ts';

const load = () => import('./panel/parts.ts');

/** Loads the code when insights are first read. */
export const InsightsPanel = lazyPart(load, 'InsightsPanel');
export const InsightSentences = lazyPart(load, 'InsightSentences');
export const VideoInsight = lazyPart(load, 'VideoInsight');
