import type { PreparedAoi } from '#aoi/prepared-aoi.ts';

/** The target of a measurement: an AOI, or several that count as one. */
export type AoiTarget = PreparedAoi | readonly PreparedAoi[];

export function listParts(target: AoiTarget): readonly PreparedAoi[] {
  return 'stride' in target ? [target] : target;
}
