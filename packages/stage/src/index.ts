export type { AoiStrips, Scarf } from './aoi/aoi-strips.ts';
export type { AoiTable, GroupRow, MetricsQuestion } from './aoi/aoi-table.ts';
export { createMetricsEngine, type MetricsEngine } from './aoi/metrics-engine.ts';
export {
  findAreaStart,
  type MeasuredArea,
  type MetricsPage,
  type TimeOnPage,
} from './aoi/metrics-page.ts';
export { toPageViewports } from './aoi/page-viewports.ts';
export { paintScarf, SCARF_ROW_PX } from './aoi/paint-scarf.ts';
export { suggestAreas } from './aoi/suggest-areas.ts';
export type { Canvas2D } from './canvas.ts';
export { getSlotColour, INK, isRingSlot } from './colours.ts';
export { drawView } from './draw-view.ts';
export type { FixationList, PageFixations } from './fixation-list.ts';
export { EMPTY_TRACK, type GazeTrack } from './gaze-tracks.ts';
export { type CardMap, paintCard } from './heat/card-maps.ts';
export {
  type DescribedPlace,
  describeHeat,
  type HeatDescription,
  type NineField,
} from './heat/describe-heat.ts';
export type { HeatContour } from './heat/heat-contours.ts';
export {
  createHeatEngine,
  type HeatEngine,
  type HeatQuestion,
  type PaintedHeat,
} from './heat/heat-engine.ts';
export type { HeatPage } from './heat/heat-page.ts';
export { measureGrowth } from './heat/map-growth.ts';
export { MANY_PEOPLE, type StoredMap, toStoredPage } from './heat/stored-map.ts';
export type {
  AskedInsights,
  InsightsQuestion,
  PageInsights,
  PageSubject,
} from './insights/page-insights.ts';
export type { OrderedPlace, OrderQuestion, PageOrder } from './insights/page-order.ts';
export type { PeaksQuestion } from './insights/page-peaks.ts';
export type { MediaSource } from './media-source.ts';
export { type PersonScreen, type ScreenFixations, toPageFixations } from './page/page-fixations.ts';
export { type PageTrack, type ScreenGaze, toPageTracks } from './page/page-tracks.ts';
export { detectScreenFixations } from './page/preset-fixations.ts';
export { layOutStage, type StageLayout } from './page/stage-layout.ts';
export {
  createPlaybackClock,
  PLAYBACK_RATES,
  type PlaybackClock,
  type PlaybackRate,
  toNeighbourRate,
} from './playback-clock.ts';
export { findMeasuredTime, findShownTime } from './shown-time.ts';
export type { LowerCorner } from './stage-place.ts';
export { createStageView, type StageView } from './stage-view.ts';
export { createGlSwarm, type SwarmLayer } from './swarm/gl-swarm.ts';
export { createSwarmTable, type SwarmTable } from './swarm/swarm-table.ts';
export { measureValidShare } from './valid-share.ts';
export {
  CARD_VIEW,
  DEFAULT_VIEW,
  GAZE_MODES,
  type GazeMode,
  HEAT_KINDS,
  HEAT_LOOKS,
  type HeatAt,
  type HeatKind,
  type HeatLegend,
  type HeatLook,
  METHODS,
  type Method,
  OVERALL_MODES,
  type OverallMode,
  type TimeRange,
  TRAILS_MS,
  VIEWS,
  type View,
  type ViewOptions,
} from './view-options.ts';
export {
  MAX_COLOURED,
  type StageArea,
  type StageHeat,
  type StagePlace,
  type ViewScene,
} from './view-scene.ts';
