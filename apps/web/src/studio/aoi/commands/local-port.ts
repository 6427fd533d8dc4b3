import type { Aoi } from '@fovea/contract';
import type { AoiAt, AoiPort } from './aoi-port.ts';
import { applyCommand, type Command, withKeyframes } from './commands.ts';

export interface LocalPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly key: string;
  /** Areas that are there before anybody has drawn. */
  readonly first: () => Promise<readonly Aoi[]>;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Keeps areas in this browser, for a project that no server knows. */
export function createLocalPort({ storage, key, first, newId, now }: LocalPlace): AoiPort {
  const list = async () => {
    const kept = storage.getItem(key);
    return kept === null ? first() : (JSON.parse(kept) as readonly Aoi[]);
  };
  const run = async (command: Command): Promise<readonly Aoi[]> => {
    const applied = applyCommand(await list(), command);
    if (applied === undefined) throw new Error('there is nothing to change');
    storage.setItem(key, JSON.stringify(applied.next));
    return applied.next;
  };
  const runOn = async (aoiId: string, command: Command): Promise<Aoi> => {
    const found = (await run(command)).find((each) => each.aoiId === aoiId);
    if (found === undefined) throw new Error('the area is gone');
    return found;
  };
  return {
    list,
    async createAoi({ keyframes, ...fields }) {
      const [some] = await list();
      const made = withKeyframes(
        {
          ...fields,
          aoiId: newId(),
          experimentId: some?.experimentId ?? '',
          createdAt: now().toISOString(),
          keyframeAoi: { keyframes: [] },
          version: 1,
        },
        keyframes.map((each) => ({ ...each, id: newId() })),
      );
      await run({ kind: 'addAoi', aoi: made });
      return { aoiId: made.aoiId, keyframeIds: made.keyframeAoi.keyframes.map(({ id }) => id) };
    },
    updateAoi({ aoiId }, { keyframes, ...fields }) {
      const named = keyframes?.map((each) => ({ ...each, id: each.id ?? newId() }));
      const change = { ...fields, ...(named && { keyframes: named }) };
      return runOn(aoiId, { kind: 'updateAoi', aoiId, change });
    },
    async removeAoi({ aoiId }) {
      await run({ kind: 'removeAoi', aoiId });
    },
    async createKeyframe({ aoiId }, keyframe) {
      const id = newId();
      await run({ kind: 'addKeyframe', aoiId, keyframe: { ...keyframe, id } });
      return id;
    },
    async updateKeyframe({ aoiId }: AoiAt, keyframeId, change) {
      const aoi = await runOn(aoiId, { kind: 'updateKeyframe', aoiId, keyframeId, change });
      const found = aoi.keyframeAoi.keyframes.find(({ id }) => id === keyframeId);
      if (found === undefined) throw new Error('the keyframe is gone');
      return found;
    },
    async removeKeyframe({ aoiId }, keyframeId) {
      await run({ kind: 'removeKeyframe', aoiId, keyframeId });
    },
  };
}
