import type { FixationPreset } from '@fovea/gaze/events';
import type { HeatRamp, MapWeight } from '@fovea/gaze/maps';

/** Over time as it was seen, or all of a stretch of time at once. */
export const VIEWS = ['playback', 'overall'] as const;
/** Up to the playhead, the last second before it, the range, or a tile for each second. */
export const OVERALL_MODES = ['cumulative', 'window', 'range', 'steps'] as const;
export const GAZE_MODES = ['gazePoint', 'gazePath', 'heatmap'] as const;
/** Meanings of a map's top colour. */
export const METHODS = ['LocalMax', 'GlobalMax', 'Fixed'] as const;
export const HEAT_KINDS = ['absolute', 'relative', 'count', 'viewers'] as const;
/** How a map is painted: by a ramp, or as a veil that clears where people looked. */
export const HEAT_LOOKS = ['ember', 'viridis', 'cividis', 'classic', 'fog'] as const;
/** How much of a path stays behind its end. */
export const TRAILS_MS = [1_000, 2_000, 5_000, Number.POSITIVE_INFINITY] as const;

export type View = (typeof VIEWS)[number];
export type OverallMode = (typeof OVERALL_MODES)[number];
export type GazeMode = (typeof GAZE_MODES)[number];
export type Method = (typeof METHODS)[number];
export type HeatKind = (typeof HEAT_KINDS)[number] & MapWeight;
export type HeatLook = HeatRamp | 'fog';

export interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Settings of a stage beside page, people and time: the same words for screen, card and download.
 */
export interface ViewOptions {
  readonly view: View;
  readonly overallMode: OverallMode;
  readonly mode: GazeMode;
  readonly method: Method;
  /** The value per person of the top colour with the method `Fixed`, in the unit of the kind. */
  readonly fixedTop: number;
  readonly kind: HeatKind;
  readonly look: HeatLook;
  /** Lines at 25, 50 and 75 % of the top. */
  readonly hasContours: boolean;
  /** Sigma of the map in degrees. */
  readonly sigmaDegrees: number;
  /** 0 to 1. */
  readonly opacity: number;
  readonly trailMs: number;
  /** How fixations were found; records have those of `phone`. */
  readonly preset: FixationPreset;
  /** Set by a person on the timeline; limits playback and, in the mode `range`, the map. */
  readonly range: TimeRange | null;
}

export const DEFAULT_VIEW: ViewOptions = {
  view: 'playback',
  overallMode: 'cumulative',
  mode: 'gazePoint',
  method: 'LocalMax',
  fixedTop: 1,
  kind: 'absolute',
  look: 'ember',
  hasContours: false,
  sigmaDegrees: 1,
  opacity: 1,
  trailMs: 2_000,
  preset: 'phone',
  range: null,
};

/** All that everybody saw, at once: what a project's card shows. */
export const CARD_VIEW: ViewOptions = { ...DEFAULT_VIEW, view: 'overall', mode: 'heatmap' };

/** The legend beside a map: what its colours mean and how far they can be trusted. */
export interface HeatLegend {
  readonly kind: HeatKind;
  readonly look: HeatLook;
  readonly method: Method;
  /** The value per person of the top colour; 0 when nobody looked at anything. */
  readonly top: number;
  readonly people: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Px of the picture. */
  readonly sigmaPx: number;
}

/** The value of a map at one place. */
export interface HeatAt {
  /** Per person, in the unit of the kind. */
  readonly value: number;
  /** How many of `people` looked within a degree of the place. */
  readonly viewers: number;
  readonly people: number;
}
