// From the first request to the first frame, with the worker that reads records for the screen.
import type { PageToLayOut } from '@fovea/gaze/geometry';
import type { FoundRecords } from '@fovea/records';
import {
  createPlaybackClock,
  createStageView,
  EMPTY_TRACK,
  type GazeTrack,
  layOutStage,
  type SwarmTable,
  toPageFixations,
} from '@fovea/stage';

declare global {
  interface Window {
    loadPage: typeof loadPage;
  }
}

interface Answer {
  readonly found?: FoundRecords;
  /** First people of a very large crowd, until all of them are read. */
  readonly first?: Pick<FoundRecords, 'participants'>;
  readonly tracks?: readonly (GazeTrack | undefined)[];
  readonly swarm?: SwarmTable;
  readonly failure?: string;
}

const look: PageToLayOut = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fill',
  alignX: 'center',
  alignY: 'center',
  assets: [{ widthPx: 1_080, heightPx: 1_920 }],
};
const stage = layOutStage(look, { widthPx: 390, heightPx: 844 });
const clock = createPlaybackClock({ now: () => 0, requestFrame: () => 1, cancelFrame() {} });
clock.setDuration(60_000);
const canvas = document.createElement('canvas');
document.body.append(canvas);
const view = createStageView(canvas, clock);
view.setSize({ widthPx: 160, heightPx: 160 }, 1);
view.setPicture(stage.size);
/** Objects that the screen holds while it is open. */
const held: unknown[] = [];
let opened: Worker | undefined;

const loadPage = {
  /** Answers how many people have gaze on the stage once a frame is drawn. */
  async open(keys: readonly string[], manifest: string, pageId: string): Promise<number> {
    const worker = new Worker('/records-worker.js', { type: 'module' });
    let first: Answer['first'];
    const ask = (request: object) =>
      new Promise<Answer>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Answer>) => {
          if (data.failure !== undefined) reject(new Error(data.failure));
          else if (data.first !== undefined) first = data.first;
          else resolve(data);
        };
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(request);
      });
    const toUrl = (key: string) => new URL(`/objects/${key}`, location.href).href;
    const addresses = keys.map((key) => ({ key, url: toUrl(key) }));
    const presignedUrl = toUrl(manifest);
    const { found } = await ask({ ask: 'open', presignedUrl, wanted: 'findings', addresses });
    const { tracks = [], swarm } = await ask({ ask: 'tracks', pageId, stage });
    const people = (first ?? found)?.participants ?? [];
    view.setShown(new Uint8Array(people.length).fill(1));
    view.setTracks(
      tracks.map((track) => track ?? EMPTY_TRACK),
      swarm,
    );
    const { fixations } = toPageFixations(found?.pages[0]?.fixations ?? [], people, stage);
    view.setFixations(fixations);
    clock.seek(20_000);
    held.splice(0);
    held.push(found, tracks);
    opened?.terminate();
    opened = worker;
    return tracks.filter(Boolean).length;
  },

  async readObjects(url: string): Promise<number> {
    const response = await fetch(url);
    return ((await response.json()) as readonly unknown[]).length;
  },

  play(frames: number): void {
    for (let i = 0; i < frames; i++) clock.seek(20_000 + i * 16);
  },
};
window.loadPage = loadPage;
