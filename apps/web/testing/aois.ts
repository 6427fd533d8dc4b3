import type { Aoi, AoiKeyframe } from '@fovea/contract';
import { toId } from './projects.ts';

export function toKeyframe(change: Partial<AoiKeyframe> = {}): AoiKeyframe {
  return {
    id: toId(911),
    timestamp: 0,
    shape: { type: 'rectangle', x: 0.1, y: 0.2, width: 0.4, height: 0.2 },
    easing: 'linear',
    visible: true,
    ...change,
  };
}

export function toAoi({
  keyframes = [toKeyframe()],
  ...change
}: Partial<Omit<Aoi, 'keyframeAoi'>> & { keyframes?: AoiKeyframe[] } = {}): Aoi {
  return {
    aoiId: toId(910),
    experimentId: toId(1),
    assetId: toId(900),
    createdAt: '2026-11-16T09:00:00.000Z',
    name: 'Headline',
    color: 1,
    group: null,
    tags: [],
    keyframeAoi: { keyframes },
    version: 1,
    ...change,
  };
}
