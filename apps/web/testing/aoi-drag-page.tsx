// Areas over a stage in a browser, without the screen around it: what a frame of a drag costs.
import type { Aoi } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createAoiLayer, type LayerScene } from '#features/analysis/aoi/model/aoi-layer.ts';
import { findEditedShape } from '#features/analysis/aoi/model/keyframe-edits.ts';
import { moveShape } from '#features/analysis/aoi/model/shapes.ts';
import { toPath } from '#features/analysis/aoi/model/stage-frame.ts';

const RECT = { xPx: 0, yPx: 0, widthPx: 400, heightPx: 800 };
const COUNT = 60;
const POINTS = 12;

declare global {
  interface Window {
    aoiPage: typeof aoiPage;
  }
}

const AOIS: readonly Aoi[] = Array.from({ length: COUNT }, (_, i) => ({
  aoiId: `aoi-${i}`,
  experimentId: 'project',
  assetId: 'asset',
  createdAt: null,
  name: `AOI ${i + 1}`,
  color: 1 + (i % 8),
  group: null,
  tags: [],
  version: 1,
  keyframeAoi: {
    keyframes: [
      { id: `key-${i}`, timestamp: 0, shape: toPolygon(i), easing: 'linear', visible: true },
    ],
  },
}));

function toPolygon(number: number): Aoi['keyframeAoi']['keyframes'][number]['shape'] {
  const [x, y] = [0.1 + (number % 8) * 0.1, 0.1 + Math.floor(number / 8) * 0.1];
  return {
    type: 'polygon',
    points: Array.from({ length: POINTS }, (_, i) => {
      const angle = (i / POINTS) * 2 * Math.PI;
      return [x + 0.04 * Math.cos(angle), y + 0.04 * Math.sin(angle)];
    }),
  };
}

const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
const tags = document.createElement('div');
const byReact = document.createElement('div');
document.body.append(svg, tags, byReact);
const layer = createAoiLayer(svg, tags, {
  describe: ({ name }) => name,
  describePoint: (index) => `${index}`,
  describeTime: (timeMs) => `${timeMs}`,
  describeSize: (width, height) => `${width} × ${height} px`,
});
const SCENE: LayerScene = {
  aois: AOIS,
  frame: { rects: new Map([['asset', RECT]]), deviceScales: new Map([['asset', 1]]) },
  timeMs: 0,
  selectedId: 'aoi-30',
  lockedIds: new Set(),
  isEditable: true,
  toKey: (id) => id,
};
layer.draw(SCENE);
const root = createRoot(byReact);

/** The same with React state on every move: shapes, names and points of all areas. */
function Shapes({ shapes }: { shapes: readonly AoiShape[] }) {
  return (
    <svg aria-hidden="true">
      {shapes.map((shape, i) => (
        <g key={AOIS[i]?.aoiId} aria-label={AOIS[i]?.name}>
          <path d={toPath(shape, RECT)} stroke="black" strokeWidth={4.5} fill="none" />
          <path d={toPath(shape, RECT)} stroke="white" strokeWidth={1.5} fillOpacity={0.16} />
          {i === 30 &&
            shape.type === 'polygon' &&
            shape.points.map(([x, y], point) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name.
              <g key={point} transform={`translate(${x * 400} ${y * 800})`}>
                <rect width={22} height={22} />
                <rect width={8} height={8} />
              </g>
            ))}
          <text>{AOIS[i]?.name}</text>
        </g>
      ))}
    </svg>
  );
}

const toShapes = () => AOIS.map((aoi) => findEditedShape(aoi, 0) as AoiShape);
const START = toShapes()[30] as AoiShape;
const moved = (i: number) => moveShape(START, (i % 20) / 1_000, 0);

/** Calls back in so many frames. */
function onFrames(frames: number, show: (i: number) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let i = 0;
  const handleFrame = () => {
    show(i++);
    if (i < frames) requestAnimationFrame(handleFrame);
    else resolve();
  };
  requestAnimationFrame(handleFrame);
  return promise;
}

const aoiPage = {
  rest: (frames: number) => onFrames(frames, () => undefined),
  drag: (frames: number) =>
    onFrames(frames, (i) =>
      layer.drawDraft({
        assetId: 'asset',
        aoiId: 'aoi-30',
        shape: moved(i),
        guides: [],
        by: [(i % 20) / 1_000, 0],
      }),
    ),
  dragByReact: (frames: number) =>
    onFrames(frames, (i) =>
      flushSync(() => root.render(<Shapes shapes={toShapes().with(30, moved(i))} />)),
    ),
  /** One that moves nothing is fast as well. */
  readPath: () => svg.querySelector('[data-aoi=aoi-30]')?.getAttribute('transform') ?? '',
};
window.aoiPage = aoiPage;
