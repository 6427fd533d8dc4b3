import type { PreparedAoi } from '@fovea/gaze/aoi';
import type { Rect, Size } from '@fovea/gaze/geometry';
import type { PageFixations } from './fixation-list.ts';
import type { GazeTrack } from './gaze-tracks.ts';
import type { HeatContour } from './heat/heat-contours.ts';
import type { SwarmTable } from './swarm/swarm-table.ts';
import type { ViewOptions } from './view-options.ts';

/** With more people than this colours tell nothing: all are neutral but those that are marked. */
export const MAX_COLOURED = 24;

/** A map as a canvas draws it. */
export interface StageHeat {
  /**
   * Image of the map's cells, one px each, as the canvas at hand can draw it: an `ImageBitmap` in a
   * browser.
   */
  readonly image: unknown;
  /** Px of the image that lie over the picture; the last cells reach beyond it. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly contours: readonly HeatContour[];
}

/** An area of interest; its shape follows the time. */
export interface StageArea {
  /** Stands above it; empty for an outline alone. */
  readonly name: string;
  readonly slot: number;
  /** 0..1 of the picture. */
  readonly aoi: PreparedAoi;
}

/** A place of the common order, which follows the time as an area does. */
export interface StagePlace {
  /** Beside its number. */
  readonly label: string;
  /** The colour of an area; peaks are neutral. */
  readonly slot: number | undefined;
  /** 0..1: how many came here by the step that leads here. */
  readonly share: number;
  /** 0..1 of the picture; the first that is there at a time stands for all. */
  readonly parts: readonly PreparedAoi[];
}

/** Everything that one picture of a view is made of, but the time. */
export interface ViewScene {
  readonly options: ViewOptions;
  readonly durationMs: number;
  readonly picture: Size;
  /** Place of the picture, CSS px. */
  readonly place: Rect;
  /** By participant. The slot of a participant is its index. */
  readonly tracks: readonly GazeTrack[];
  /** The same by moment, where a worker has made it. */
  readonly swarm?: SwarmTable | undefined;
  readonly fixations: PageFixations;
  /** 1 for participants that are shown. */
  readonly shown: Uint8Array;
  readonly shownCount: number;
  /** 1 for participants under the pointer or chosen. */
  readonly marked: Uint8Array;
  /** Whether another layer draws those who are neutral at a moment. */
  readonly hasSwarmLayer?: boolean;
  readonly heat: StageHeat | undefined;
  readonly areas: readonly StageArea[];
  /** In place of the paths of all; empty while it is not known. */
  readonly order?: readonly StagePlace[] | undefined;
}

/** The part of a scene that dots of a moment are made of. */
export type GazePointScene = Pick<
  ViewScene,
  'tracks' | 'shown' | 'shownCount' | 'marked' | 'place' | 'hasSwarmLayer'
>;
