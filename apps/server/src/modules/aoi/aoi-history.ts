import { isDeepStrictEqual } from 'node:util';
import type { AoiKeyframe } from '@fovea/contract';
import type { AoiRow } from './aoi.repo.ts';

export type AoiState = Pick<AoiRow, 'name' | 'color' | 'aoi_group' | 'tags' | 'keyframes'>;

/** The fields that a change has changed, with their former values, so that it can be taken back. */
export interface Former extends Partial<Omit<AoiState, 'keyframes'>> {
  /** Keyframes that were another way or are gone, as they were; ids of those that came. */
  readonly keyframes?: { readonly were: readonly AoiKeyframe[]; readonly came: readonly string[] };
}

/** A removed area is kept whole. */
export function toFormer(before: AoiRow, after: AoiState | undefined): Former {
  if (after === undefined) {
    const { id: _, project_id, version, bytes, keyframes, ...fields } = before;
    return { ...fields, keyframes: { were: keyframes, came: [] } };
  }
  const { name, color, aoi_group, tags } = before;
  const fields = Object.entries({ name, color, aoi_group, tags }).filter(
    ([field, value]) => !isDeepStrictEqual(value, after[field as keyof AoiState]),
  );
  const keyframes = toFormerKeyframes(before.keyframes, after.keyframes);
  return { ...Object.fromEntries(fields), ...(keyframes && { keyframes }) };
}

function toFormerKeyframes(
  before: readonly AoiKeyframe[],
  after: readonly AoiKeyframe[],
): Former['keyframes'] {
  if (after === before) return undefined;
  const now = new Map(after.map((each) => [each.id, each]));
  const known = new Set(before.map(({ id }) => id));
  const were = before.filter((each) => !isDeepStrictEqual(each, now.get(each.id)));
  const came = after.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return were.length + came.length === 0 ? undefined : { were, came };
}
