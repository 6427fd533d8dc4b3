/** Drawer of many people: the graphics card by WebGL, or the 2D canvas. */
export type SwarmDrawer = 'gl' | 'canvas';

export interface SwarmChoice {
  get(): SwarmDrawer;
  /** Takes the time between two frames that the present drawer drew. */
  note(intervalMs: number): void;
}

const STORED_UNDER = 'fovea.swarm';
const FRAMES = 12;
/** A frame of a screen with 60 Hz and a little: nothing to gain. */
const SMOOTH_MS = 20;

/** The first frames decide, and the browser remembers: without a graphics card WebGL may be slower. */
export function createSwarmChoice(storage: Pick<Storage, 'getItem' | 'setItem'>): SwarmChoice {
  const stored = storage.getItem(STORED_UNDER);
  let drawer: SwarmDrawer = stored === 'canvas' ? 'canvas' : 'gl';
  let isDecided = stored === 'canvas' || stored === 'gl';
  let glMs = 0;
  let intervals: number[] = [];
  const decide = (chosen: SwarmDrawer) => {
    drawer = chosen;
    isDecided = true;
    storage.setItem(STORED_UNDER, chosen);
  };
  return {
    get: () => drawer,
    note(intervalMs) {
      if (isDecided) return;
      intervals.push(intervalMs);
      if (intervals.length < FRAMES) return;
      const medianMs = intervals.toSorted((a, b) => a - b)[FRAMES >> 1] ?? 0;
      intervals = [];
      if (drawer === 'canvas') decide(medianMs < glMs ? 'canvas' : 'gl');
      else if (medianMs <= SMOOTH_MS) decide('gl');
      else {
        glMs = medianMs;
        drawer = 'canvas';
      }
    },
  };
}
