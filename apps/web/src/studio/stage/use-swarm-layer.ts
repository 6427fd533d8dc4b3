import { createGlSwarm, MAX_COLOURED, type PlaybackClock, type StageView } from '@fovea/stage';
import { type RefObject, useEffect } from 'react';
import { createSwarmChoice } from './swarm-choice.ts';

/** Longer between two frames than this, the tab was away. */
const AWAY_MS = 2_000;

/** Lets WebGL draw many people where that is the faster way. */
export function useSwarmLayer(
  canvas: RefObject<HTMLCanvasElement | null>,
  view: StageView | undefined,
  clock: PlaybackClock,
  shown: Uint8Array,
): void {
  const isMany = shown.reduce((sum, each) => sum + each, 0) > MAX_COLOURED;
  useEffect(() => {
    if (!isMany || view === undefined || canvas.current === null) return;
    const choice = createSwarmChoice(localStorage);
    if (choice.get() === 'canvas') return;
    const layer = createGlSwarm(canvas.current);
    if (layer === undefined) return;
    view.setSwarmLayer(layer);
    let drawer = choice.get();
    let beforeMs = Number.NEGATIVE_INFINITY;
    const leaveClock = clock.subscribe(() => {
      const nowMs = performance.now();
      if (clock.isPlaying() && nowMs - beforeMs < AWAY_MS) choice.note(nowMs - beforeMs);
      beforeMs = nowMs;
      if (choice.get() === drawer) return;
      drawer = choice.get();
      view.setSwarmLayer(drawer === 'gl' ? layer : undefined);
    });
    return () => {
      leaveClock();
      view.setSwarmLayer(undefined);
    };
  }, [isMany, view, canvas, clock]);
}
