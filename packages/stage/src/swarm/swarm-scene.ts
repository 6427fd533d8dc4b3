import type { Size } from '@fovea/gaze/geometry';
import { MAX_COLOURED, type ViewScene } from '#view-scene.ts';
import type { SwarmLayer } from './gl-swarm.ts';
import { createSwarmTable } from './swarm-table.ts';

/** Hands a layer what it needs when that has changed, and nothing on a frame. */
export interface SwarmScene {
  setLayer(layer: SwarmLayer | undefined): void;
  setSize(stage: Size, pixelRatio: number): void;
  /** False when the canvas has to draw everybody. */
  paint(scene: ViewScene, timeMs: number): boolean;
}

export function createSwarmScene(): SwarmScene {
  let layer: SwarmLayer | undefined;
  let size: Size = { widthPx: 0, heightPx: 0 };
  let ratio = 1;
  let sent: Partial<ViewScene> = {};
  return {
    setLayer(wanted) {
      layer?.clear();
      layer = wanted;
      sent = {};
      layer?.setSize(size, ratio);
    },
    setSize(stage, pixelRatio) {
      size = stage;
      ratio = pixelRatio;
      layer?.setSize(size, ratio);
    },
    paint(scene, timeMs) {
      const { options, shownCount, tracks, shown, marked, place } = scene;
      if (layer === undefined) return false;
      const isSwarm = options.mode === 'gazePoint' && options.view === 'playback';
      if (!isSwarm || shownCount <= MAX_COLOURED || place.widthPx === 0) {
        layer.clear();
        return false;
      }
      if (sent.tracks !== tracks) layer.setTable(scene.swarm ?? createSwarmTable(tracks));
      if (sent.shown !== shown || sent.marked !== marked || sent.tracks !== tracks) {
        // Marked ones are drawn by the canvas, in colour and above all others.
        layer.setShown(
          Uint8Array.from(tracks, (_, i) => (shown[i] === 1 && marked[i] !== 1 ? 1 : 0)),
        );
      }
      if (sent.tracks !== tracks || sent.shown !== shown || sent.marked !== marked) {
        sent = { tracks, shown, marked };
      }
      layer.paint(place, timeMs);
      return true;
    },
  };
}
