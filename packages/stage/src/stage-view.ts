import { createStagePoint, type Rect, type Size, type StagePoint } from '@fovea/gaze/geometry';
import type { Canvas2D, StageCanvas } from './canvas.ts';
import { drawView, findDrawn } from './draw-view.ts';
import type { PageFixations } from './fixation-list.ts';
import type { GazeTrack } from './gaze-tracks.ts';
import type { PlaybackClock } from './playback-clock.ts';
import {
  type LowerCorner,
  NO_CORNER,
  type StageRoom,
  type StageZoom,
  toPanned,
  toPlace,
  toZoomed,
  WHOLE_ROOM,
} from './stage-place.ts';
import type { SwarmLayer } from './swarm/gl-swarm.ts';
import { createSwarmScene } from './swarm/swarm-scene.ts';
import type { SwarmTable } from './swarm/swarm-table.ts';
import { DEFAULT_VIEW, type ViewOptions } from './view-options.ts';
import type { StageArea, StageHeat, StagePlace, ViewScene } from './view-scene.ts';

export interface StageView {
  /** CSS px of the stage; `pixelRatio` is device px per CSS px. */
  setSize(size: Size, pixelRatio: number): void;
  setMargin(marginXPx: number, marginYPx: number): void;
  /** How far something reaches from a lower corner that a fitted picture keeps clear of. */
  setCorner(corner: LowerCorner, size: Size | undefined): void;
  setPicture(picture: Size): void;
  /** By participant. */
  setTracks(tracks: readonly GazeTrack[], swarm?: SwarmTable): void;
  /** By participant, px of the picture. */
  setFixations(fixations: PageFixations): void;
  /** The map of what is shown; undefined while there is none. */
  setHeat(heat: StageHeat | undefined): void;
  setAreas(areas: readonly StageArea[]): void;
  /** Drawn in place of everybody's path; undefined: paths are drawn. */
  setOrder(order: readonly StagePlace[] | undefined): void;
  /** 1 for participants that are drawn. */
  setShown(shown: Uint8Array): void;
  /** 1 for participants that stand out. */
  setMarked(marked: Uint8Array): void;
  setOptions(options: ViewOptions): void;
  /** Draws many people in place of the canvas; undefined: the canvas draws them. */
  setSwarmLayer(layer: SwarmLayer | undefined): void;
  zoomBy(factor: number, anchor?: StagePoint): void;
  panBy(xPx: number, yPx: number): void;
  fit(): void;
  isFitted(): boolean;
  /** CSS px per px of the picture. */
  getScale(): number;
  /** Where the picture lies. The same object until it moves. */
  getPlace(): Rect;
  /** Called when the picture moves. */
  subscribePlace(listener: () => void): () => void;
  /** The participant whose dot is at this place now; -1 if none. */
  findParticipant(point: StagePoint): number;
  /** Draws the present view on another canvas, with the picture at this place. */
  drawOn(context: Canvas2D, place: Rect): void;
  /** Leaves the clock. */
  close(): void;
}

const NOWHERE: Rect = { xPx: 0, yPx: 0, widthPx: 0, heightPx: 0 };

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Draws gaze over a picture that lies under the canvas. Paints on every change and every frame. */
export function createStageView(canvas: StageCanvas, clock: PlaybackClock): StageView {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the canvas has no 2D context');
  let stage: Size = { widthPx: 0, heightPx: 0 };
  let pixelRatio = 1;
  let room: StageRoom = WHOLE_ROOM;
  let hasPicture = false;
  let zoom: StageZoom = 'fit';
  const listeners = new Set<() => void>();
  const scene: Writable<ViewScene> = {
    options: DEFAULT_VIEW,
    durationMs: 0,
    picture: NOWHERE,
    place: NOWHERE,
    tracks: [],
    fixations: [],
    shown: new Uint8Array(),
    shownCount: 0,
    marked: new Uint8Array(),
    heat: undefined,
    areas: [],
    order: undefined,
    swarm: undefined,
    hasSwarmLayer: false,
  };

  const swarm = createSwarmScene();
  const paint = () => {
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.clearRect(0, 0, stage.widthPx, stage.heightPx);
    scene.durationMs = clock.getDurationMs();
    scene.hasSwarmLayer = swarm.paint(scene, clock.getTimeMs());
    if (scene.place.widthPx > 0) drawView(context, scene, clock.getTimeMs());
  };
  const place = () => {
    const next = hasPicture ? toPlace(stage, scene.picture, zoom, room) : NOWHERE;
    const old = scene.place;
    const isSame = (Object.keys(old) as (keyof Rect)[]).every((key) => old[key] === next[key]);
    if (!isSame) scene.place = next;
    paint();
    if (!isSame) for (const listener of listeners) listener();
  };
  const leaveClock = clock.subscribe(paint);

  return {
    setSize(size, ratio) {
      stage = size;
      pixelRatio = ratio;
      // Setting a canvas size clears it, so it is set only when it differs.
      const width = Math.round(size.widthPx * ratio);
      const height = Math.round(size.heightPx * ratio);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      swarm.setSize(size, ratio);
      place();
    },
    setMargin(marginXPx, marginYPx) {
      room = { ...room, marginXPx, marginYPx };
      place();
    },
    setCorner(corner, size = NO_CORNER) {
      room = { ...room, [corner]: size };
      place();
    },
    setPicture(wanted) {
      scene.picture = wanted;
      hasPicture = true;
      zoom = 'fit';
      place();
    },
    setTracks(tracks, table) {
      scene.tracks = tracks;
      scene.swarm = table;
      paint();
    },
    setFixations(fixations) {
      scene.fixations = fixations;
      paint();
    },
    setHeat(heat) {
      scene.heat = heat;
      paint();
    },
    setAreas(areas) {
      scene.areas = areas;
      paint();
    },
    setOrder(order) {
      scene.order = order;
      paint();
    },
    setShown(shown) {
      scene.shown = shown;
      scene.shownCount = shown.reduce((count, each) => count + each, 0);
      paint();
    },
    setMarked(marked) {
      scene.marked = marked;
      paint();
    },
    setOptions(options) {
      scene.options = options;
      paint();
    },
    setSwarmLayer(layer) {
      swarm.setLayer(layer);
      paint();
    },
    zoomBy(factor, anchor = createStagePoint(stage.widthPx / 2, stage.heightPx / 2)) {
      if (!hasPicture || scene.place.widthPx === 0) return;
      zoom = toZoomed(stage, scene.picture, scene.place, { factor, anchor });
      place();
    },
    panBy(xPx, yPx) {
      if (!hasPicture || zoom === 'fit') return;
      zoom = toPanned(scene.picture, scene.place, stage, { xPx, yPx });
      place();
    },
    fit() {
      zoom = 'fit';
      place();
    },
    isFitted: () => zoom === 'fit',
    getScale: () => (hasPicture ? scene.place.widthPx / scene.picture.widthPx : 1),
    getPlace: () => scene.place,
    subscribePlace(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    findParticipant: (point) => findDrawn(scene, clock.getTimeMs(), point),
    drawOn: (other, wanted) =>
      drawView(other, { ...scene, place: wanted, hasSwarmLayer: false }, clock.getTimeMs()),
    close: leaveClock,
  };
}
