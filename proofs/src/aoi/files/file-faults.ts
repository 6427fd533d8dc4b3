import type { AoiSet, FileAoi } from '@fovea/gaze/aoi-files';
import type { Faults } from '#harness/planted-faults.ts';

type Frame = FileAoi['keyframes'][number];

const ofAois =
  (change: (aoi: FileAoi) => FileAoi) =>
  (set: AoiSet): AoiSet => ({ ...set, aois: set.aois.map(change) });
const ofFrames = (change: (frame: Frame) => Frame) =>
  ofAois((aoi) => ({ ...aoi, keyframes: aoi.keyframes.map(change) }));

/** Details that a writer could lose: each must show as a difference in every format. */
export const FILE_FAULTS: Faults<(set: AoiSet) => AoiSet> = {
  'a ms': ofFrames((frame) => ({ ...frame, timestamp: frame.timestamp + 1 })),
  easing: ofFrames((frame) => ({ ...frame, easing: 'linear' })),
  hiding: ofFrames((frame) => ({ ...frame, visible: true })),
  'the last keyframe': ofAois((aoi) => ({ ...aoi, keyframes: aoi.keyframes.slice(0, 1) })),
  'a colour': ofAois((aoi) => ({ ...aoi, color: (aoi.color % 8) + 1 })),
  'a group': ofAois((aoi) => ({ ...aoi, group: null })),
  tags: ofAois((aoi) => ({ ...aoi, tags: [] })),
  'a millionth of the picture': ofFrames((frame) => ({ ...frame, shape: move(frame.shape) })),
};

function move(shape: Frame['shape']): Frame['shape'] {
  const more = (value: number) => Math.abs(Math.round(value * 1e6) - 1) / 1e6;
  switch (shape.type) {
    case 'rectangle':
      return { ...shape, x: more(shape.x) };
    case 'ellipse':
      return { ...shape, rx: more(shape.rx) };
    case 'polygon':
      return { ...shape, points: shape.points.map(([x, y]) => [more(x), y] as const) };
  }
}
