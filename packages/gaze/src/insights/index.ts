export { deriveInsights, type Insights, type InsightsInput } from './derive-insights.ts';
export {
  INSIGHT_KINDS,
  INSIGHT_LIMITS,
  INSIGHTS_ALGORITHM,
  type Insight,
  type InsightKind,
  type InsightSubject,
  type InsightView,
} from './insight.ts';
export { toInsightSubject } from './insight-subject.ts';
export { type LevelSplit, measureLevelSplit } from './level-stretch.ts';
