import { FADE_MS, GAP_MS, type GazeTrack } from '#gaze-tracks.ts';

const SWARM_HZ = 30;
export const SWARM_STEP_MS = 1_000 / SWARM_HZ;
/** In place of x and y where nobody knows. */
export const NO_GAZE = 65_535;
const TOP = 65_534;

/** Where everybody looks, moment by moment: all people of a moment lie together. */
export interface SwarmTable {
  readonly people: number;
  readonly moments: number;
  /** x and y of each person in turn: -0.5..1.5 of the picture as 0..65,534. */
  readonly places: Uint16Array<ArrayBuffer>;
}

export function createSwarmTable(tracks: readonly (GazeTrack | undefined)[]): SwarmTable {
  const people = tracks.length;
  const endMs = tracks.reduce((latestMs, track) => Math.max(latestMs, track?.tMs.at(-1) ?? 0), 0);
  // Until everybody has faded, and one more, so that the last moment has one to go to.
  const moments = Math.floor((endMs + FADE_MS) / SWARM_STEP_MS) + 2;
  const places = new Uint16Array(moments * people * 2).fill(NO_GAZE);
  for (const [person, track] of tracks.entries()) {
    if (track === undefined) continue;
    const { tMs, x, y, valid } = track;
    const n = tMs.length;
    let at = -1;
    let nextMs = tMs[0] ?? Number.POSITIVE_INFINITY;
    for (let moment = 0; moment < moments; moment++) {
      const timeMs = moment * SWARM_STEP_MS;
      while (nextMs <= timeMs) {
        at++;
        nextMs = at + 1 < n ? (tMs[at + 1] as number) : Number.POSITIVE_INFINITY;
      }
      if (at < 0 || valid[at] !== 1) continue;
      const sinceMs = timeMs - (tMs[at] as number);
      const stepMs = nextMs - (tMs[at] as number);
      const isBetween = stepMs <= GAP_MS && valid[at + 1] === 1;
      if (!isBetween && sinceMs >= FADE_MS / 2) continue;
      const share = isBetween ? sinceMs / stepMs : 0;
      const to = isBetween ? at + 1 : at;
      const place = 2 * (moment * people + person);
      places[place] = toWord((x[at] as number) * (1 - share) + (x[to] as number) * share);
      places[place + 1] = toWord((y[at] as number) * (1 - share) + (y[to] as number) * share);
    }
  }
  return { people, moments, places };
}

function toWord(share: number): number {
  const word = ((share + 0.5) / 2) * TOP + 0.5;
  return word < 0 ? 0 : word > TOP ? TOP : word | 0;
}
