// Numbers of areas in a browser, without the screen around them: what a change costs the main thread.
import type { Aoi, Asset } from '@fovea/contract';
import { createPlaybackClock, type MetricsPage } from '@fovea/stage';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { applyCommand } from '#studio/aoi/commands/commands.ts';
import type { MetricsAnswer } from '#studio/aoi/metrics-messages.ts';
import { createMetricsSession, type MetricsSession } from '#studio/aoi/metrics-session.ts';
import { MetricsTable } from '#studio/aoi/numbers/metrics-table.tsx';
import { listPageAreas } from '#studio/aoi/page-areas.ts';

const PAGE_MS = 15_000;
const KEYFRAME_MS = 1_000;
const POINTS = 8;
const COUNT = 12;
const ASSET = { id: 'asset' } as Asset;
const PAGE = { assets: [ASSET] };
const SIZE = { widthPx: 390, heightPx: 844 };
const STAGE_PAGE = { size: SIZE, slots: [{ xPx: 0, yPx: 0, ...SIZE }] };
const OPTIONS = { view: 'playback', overallMode: 'cumulative', range: null } as const;

declare global {
  interface Window {
    aoiNumbersPage: typeof aoiNumbersPage;
  }
}

function toPolygon(seed: number): Aoi['keyframeAoi']['keyframes'][number]['shape'] {
  const [x, y] = [0.5 + 0.3 * Math.sin(seed), 0.5 + 0.3 * Math.cos(seed * 1.7)];
  return {
    type: 'polygon',
    points: Array.from({ length: POINTS }, (_, i) => {
      const turn = (2 * Math.PI * i) / POINTS;
      return [x + 0.15 * Math.cos(turn), y + 0.1 * Math.sin(turn)];
    }),
  };
}

let aois: readonly Aoi[] = Array.from({ length: COUNT }, (_, i) => ({
  aoiId: `aoi-${i}`,
  experimentId: 'project',
  assetId: ASSET.id,
  createdAt: null,
  name: `AOI ${i + 1}`,
  color: 1 + (i % 8),
  group: null,
  tags: [],
  version: 1,
  keyframeAoi: {
    keyframes: Array.from({ length: PAGE_MS / KEYFRAME_MS }, (_, k) => ({
      id: `key-${i}-${k}`,
      timestamp: k * KEYFRAME_MS,
      shape: toPolygon(i + k),
      easing: 'linear',
      visible: true,
    })),
  },
}));

/** The table as the panel has it. */
function Table({ session }: { session: MetricsSession }) {
  const { table, isOld } = useStore(session.store);
  return <MetricsTable table={table} isOld={isOld} isScrolled={false} selectedId="aoi-0" />;
}

let session: MetricsSession | undefined;
let page: MetricsPage | undefined;

/** Until everything that was asked for is measured and drawn. */
function settle({ store }: MetricsSession): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = store.subscribe(({ isOld }) => {
    if (isOld) return;
    leave();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  return promise;
}

const aoiNumbersPage = {
  /** People of the page, and the worker that measures. */
  open(given: MetricsPage, workerUrl: string) {
    page = given;
    const clock = createPlaybackClock({
      now: () => performance.now(),
      requestFrame: requestAnimationFrame.bind(window),
      cancelFrame: cancelAnimationFrame.bind(window),
    });
    clock.setDuration(PAGE_MS);
    const worker = new Worker(workerUrl, { type: 'module' });
    const made = createMetricsSession(clock, worker);
    worker.onmessage = ({ data }: MessageEvent<MetricsAnswer>) => made.receive(data);
    session = made;
    createRoot(document.body).render(<Table session={made} />);
  },
  /** Moves a keyframe of one area; done when the new numbers are on the page. */
  async change(number: number) {
    if (!session || !page) throw new Error('nothing was opened');
    const command = {
      kind: 'updateKeyframe',
      aoiId: 'aoi-0',
      keyframeId: 'key-0-3',
      change: { shape: toPolygon(number) },
    } as const;
    aois = applyCommand(aois, command)?.next ?? aois;
    const areas = listPageAreas(aois, PAGE, STAGE_PAGE);
    const shown = people(page);
    const settled = settle(session);
    session.show({ page, areas, shown, options: OPTIONS, durationMs: PAGE_MS });
    await settled;
    return document.body.textContent ?? '';
  },
};
window.aoiNumbersPage = aoiNumbersPage;

let everybody: Uint8Array | undefined;
function people({ tracks }: MetricsPage): Uint8Array {
  everybody ??= new Uint8Array(tracks.length).fill(1);
  return everybody;
}
