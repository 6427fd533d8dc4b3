export { getSlotColour, INK, isRingSlot } from './colours.ts';
export { EMPTY_TRACK, type GazeTrack } from './gaze-tracks.ts';
export {
  createPlaybackClock,
  PLAYBACK_RATES,
  type PlaybackClock,
  type PlaybackRate,
  toNeighbourRate,
} from './playback-clock.ts';
export { createStageView, type StageView } from './stage-view.ts';
export { measureValidShare } from './valid-share.ts';
