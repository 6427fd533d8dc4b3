import { AOI_LIMITS, type Aoi } from '@fovea/contract';
import {
  type AoiFormat,
  type AoiSet,
  type FileAoi,
  type LeftOut,
  type ReadAoiSet,
  writeAoiJson,
  writeCvat,
  writeLabelStudio,
} from '@fovea/gaze/aoi-files';
import type { Place } from './places.ts';

export interface NotTaken {
  readonly name: string;
  readonly reason: LeftOut['reason'] | 'late' | 'long' | 'full';
}

/** Areas of a file that a picture can take, and the others with the reason. */
export function sortOut(
  { aois, left }: Pick<ReadAoiSet, 'aois' | 'left'>,
  pageMs: number,
  room: number,
): { readonly taken: readonly FileAoi[]; readonly left: readonly NotTaken[] } {
  const taken: FileAoi[] = [];
  const others: NotTaken[] = [];
  for (const aoi of aois) {
    const keyframes = aoi.keyframes.filter(({ timestamp }) => timestamp <= pageMs);
    const reason = findReason(keyframes.length, taken.length < room);
    if (reason === undefined) taken.push({ ...aoi, keyframes });
    else others.push({ name: aoi.name, reason });
  }
  return { taken, left: [...left, ...others] };
}

function findReason(keyframes: number, hasRoom: boolean): NotTaken['reason'] | undefined {
  if (keyframes === 0) return 'late';
  if (keyframes > AOI_LIMITS.keyframesMax) return 'long';
  return hasRoom ? undefined : 'full';
}

const SAME_SHAPE = 0.02;

/** Whether a file was made for a picture of another shape. Percent alone do not say. */
export function isStretched(
  { format, asset }: Pick<ReadAoiSet, 'asset'> & { readonly format: AoiFormat },
  { asset: own }: Place,
): boolean {
  const ratio = asset.widthPx / asset.heightPx / (own.widthPx / own.heightPx);
  return format !== 'label-studio' && Math.abs(ratio - 1) > SAME_SHAPE;
}

/** Called the same in every language. */
export const FILE_TYPES: Readonly<
  Record<AoiFormat, { readonly tool: string; readonly ending: string; readonly type: string }>
> = {
  'aoi.json': { tool: 'Fovea', ending: 'aoi.json', type: 'application/json' },
  cvat: { tool: 'CVAT', ending: 'cvat.xml', type: 'application/xml' },
  'label-studio': { tool: 'Label Studio', ending: 'label-studio.json', type: 'application/json' },
};

export function writeFile(
  format: AoiFormat,
  { asset, isFilm }: Place,
  aois: readonly Aoi[],
  framesPerSecond: number,
): string {
  const set: AoiSet = {
    asset: {
      id: asset.id,
      widthPx: asset.widthPx,
      heightPx: asset.heightPx,
      durationMs: isFilm ? asset.durationMs : null,
      sha256: null,
    },
    aois: aois
      .filter(({ assetId }) => assetId === asset.id)
      .map(({ name, group, color, tags, keyframeAoi }) => ({
        name,
        group,
        color,
        tags,
        keyframes: keyframeAoi.keyframes.map(({ id: _, ...keyframe }) => keyframe),
      })),
  };
  if (format === 'aoi.json') return writeAoiJson(set);
  return (format === 'cvat' ? writeCvat : writeLabelStudio)(set, framesPerSecond);
}
