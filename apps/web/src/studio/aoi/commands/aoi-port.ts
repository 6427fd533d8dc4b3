import { type Aoi, type AoiKeyframe, CALLS, type Client } from '@fovea/contract';
import type { AoiChange, KeyframeChange } from './commands.ts';

export type NewKeyframe = Omit<AoiKeyframe, 'id'> & { readonly id?: string };
type NewAoi = Pick<Aoi, 'assetId' | 'name' | 'color' | 'group' | 'tags'> & {
  readonly keyframes: readonly NewKeyframe[];
};
/** An area that is there, and where. */
export type AoiAt = Pick<Aoi, 'assetId' | 'aoiId'>;

/** Where areas of a project are kept. */
export interface AoiPort {
  list(): Promise<readonly Aoi[]>;
  createAoi(aoi: NewAoi): Promise<{ aoiId: string; keyframeIds: readonly string[] }>;
  /** Keyframes without an id are new. */
  updateAoi(
    at: AoiAt,
    change: Omit<AoiChange, 'keyframes'> & { readonly keyframes?: readonly NewKeyframe[] },
  ): Promise<Aoi>;
  removeAoi(at: AoiAt): Promise<void>;
  createKeyframe(at: AoiAt, keyframe: NewKeyframe): Promise<string>;
  updateKeyframe(at: AoiAt, keyframeId: string, change: KeyframeChange): Promise<AoiKeyframe>;
  removeKeyframe(at: AoiAt, keyframeId: string): Promise<void>;
}

export function createServerPort(client: Client, experimentId: string): AoiPort {
  const toParams = ({ assetId, aoiId }: AoiAt) => ({ experimentId, assetId, aoiId });
  const remove = async ({ assetId, aoiId: id }: AoiAt, keyframeId?: string) => {
    const query = { experimentId, assetId, id, ...(keyframeId && { keyframeId }) };
    await client.call(CALLS.removeAoi, { query });
  };
  return {
    async list() {
      const { aoiList } = await client.call(CALLS.listAois, { query: { experimentId } });
      return aoiList;
    },
    createAoi: ({ assetId, keyframes, ...fields }) =>
      client.call(CALLS.createAoi, {
        params: { experimentId, assetId },
        body: { ...fields, keyframeAoi: { keyframes: [...keyframes] } },
      }),
    updateAoi: (at, { keyframes, ...fields }) =>
      client.call(CALLS.updateAoi, {
        params: toParams(at),
        body: { ...fields, ...(keyframes && { keyframeAoi: { keyframes: [...keyframes] } }) },
      }),
    removeAoi: (at) => remove(at),
    async createKeyframe(at, { id: _, ...body }) {
      const { id } = await client.call(CALLS.createKeyframe, { params: toParams(at), body });
      return id;
    },
    updateKeyframe: (at, keyframeId, body) =>
      client.call(CALLS.updateKeyframe, { params: { ...toParams(at), keyframeId }, body }),
    removeKeyframe: remove,
  };
}
