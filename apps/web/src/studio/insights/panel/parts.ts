// One chunk: what a page says, in words.
export { InsightSentences } from './insight-sentences.tsx';
export { InsightsPanel } from './insights-panel.tsx';
export { VideoInsight } from './video-insight.tsx';
