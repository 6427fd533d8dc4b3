import type { Aoi } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import type { AoiPort } from './aoi-port.ts';
import { createCommandQueue } from './command-queue.ts';
import type { Command } from './commands.ts';
import { HISTORY_STEPS } from './history.ts';
import { createLocalPort } from './local-port.ts';
import { isTemporary } from './send-command.ts';

const KEY = 'areas';
const FIRST = toAoi();
const { aoiId: firstId } = FIRST;

interface Asked {
  readonly name: keyof AoiPort;
  answer(): Promise<void>;
  refuse(): Promise<void>;
  /** The server does it, and its answer is lost. */
  lose(): Promise<void>;
}

/** A server that answers when it is told to. */
function openQueue(aois: readonly Aoi[] = [FIRST]) {
  const kept = new Map([[KEY, JSON.stringify(aois)]]);
  let count = 0;
  const local = createLocalPort({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    key: KEY,
    first: async () => [],
    newId: () => `id-${++count}`,
    now: () => new Date(Date.UTC(2026, 10, 17, 12, 0, count)),
  });
  const asked: Asked[] = [];
  const failed: Command[] = [];
  const hold = <Name extends keyof AoiPort>(name: Name) =>
    ((...given: unknown[]) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const work = () => (local[name] as (...each: unknown[]) => Promise<unknown>)(...given);
      asked.push({
        name,
        answer: async () => settle(work().then(resolve, reject)),
        refuse: async () => settle(Promise.resolve(reject(new Error('refused')))),
        lose: async () => settle(work().then(() => reject(new Error('lost')))),
      });
      return promise;
    }) as AoiPort[Name];
  const port: AoiPort = {
    list: local.list,
    createAoi: hold('createAoi'),
    updateAoi: hold('updateAoi'),
    removeAoi: hold('removeAoi'),
    createKeyframe: hold('createKeyframe'),
    updateKeyframe: hold('updateKeyframe'),
    removeKeyframe: hold('removeKeyframe'),
  };
  const queue = createCommandQueue({
    port,
    aois,
    onFailure: (command) => failed.push(command),
    now: () => new Date(Date.UTC(2026, 10, 17, 13)),
    later: () => undefined,
  });
  /** Answers all that is asked until nothing waits. */
  const finish = async () => {
    for (let next = asked.shift(); next; next = asked.shift()) await next.answer();
  };
  const names = () => queue.get().aois.map(({ name }) => name);
  return { queue, asked, failed, finish, names, stored: () => local.list() };
}

/** Until whoever waits for it has gone on. */
async function settle(work: Promise<unknown>): Promise<void> {
  await work;
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

const rename = (aoiId: string, name: string): Command => ({
  kind: 'updateAoi',
  aoiId,
  change: { name },
});

it('A new AOI has a temporary id until the server returns aoiId and the first keyframe id.', async () => {
  const { queue, asked } = openQueue([]);
  queue.run({ kind: 'addAoi', aoi: toAoi({ aoiId: 'mine' }) });
  const [shown] = queue.get().aois;
  expect(
    [shown?.aoiId, shown?.keyframeAoi.keyframes[0]?.id].map((id) => isTemporary(id ?? '')),
  ).toEqual([true, true]);
  await asked.shift()?.answer();
  const [stored] = queue.get().aois;
  expect([stored?.aoiId, stored?.keyframeAoi.keyframes[0]?.id]).toEqual(['id-1', 'id-2']);
  expect(queue.findId('mine')).toBe('id-1');
});

it('sends calls of one area in order, and later ones wait for its id', async () => {
  const { queue, asked, finish, names } = openQueue();
  queue.run({ kind: 'addAoi', aoi: toAoi({ aoiId: 'mine' }) });
  queue.run(rename('mine', 'Button'));
  queue.run(rename(firstId, 'Logo'));
  queue.run({
    kind: 'addKeyframe',
    aoiId: 'mine',
    keyframe: toKeyframe({ id: 'k', timestamp: 500 }),
  });
  expect(names()).toEqual(['Logo', 'Button']);
  expect(asked.map(({ name }) => name)).toEqual(['createAoi', 'updateAoi']);
  await asked.shift()?.answer();
  expect(asked.map(({ name }) => name)).toEqual(['updateAoi', 'updateAoi']);
  await finish();
  expect(names()).toEqual(['Logo', 'Button']);
  expect(queue.get().aois[1]?.keyframeAoi.keyframes.map(({ timestamp }) => timestamp)).toEqual([
    0, 500,
  ]);
});

describe('a failure', () => {
  it('rolls back that command and what was built on it, and leaves other areas alone', async () => {
    const { queue, asked, failed, finish, names } = openQueue();
    queue.run({ kind: 'addAoi', aoi: toAoi({ aoiId: 'mine' }) });
    queue.run(rename('mine', 'Button'));
    queue.run(rename(firstId, 'Logo'));
    await asked.shift()?.refuse();
    expect(names()).toEqual(['Logo']);
    expect(failed.map(({ kind }) => kind)).toEqual(['addAoi']);
    await finish();
    expect(names()).toEqual(['Logo']);
    expect(failed).toHaveLength(1);
    queue.undo();
    await finish();
    expect(names()).toEqual(['Headline']);
    expect(queue.get().canUndo).toBe(false);
  });

  it('of an undo leaves it to be undone again', async () => {
    const { queue, asked, finish, names } = openQueue();
    queue.run(rename(firstId, 'Logo'));
    await finish();
    queue.undo();
    expect(names()).toEqual(['Headline']);
    await asked.shift()?.refuse();
    expect(names()).toEqual(['Logo']);
    expect(queue.get()).toMatchObject({ canUndo: true, canRedo: false });
    queue.undo();
    await finish();
    expect(names()).toEqual(['Headline']);
  });

  it('of a removal that was taken back meanwhile leaves the area as it is known', async () => {
    const { queue, asked, finish, names } = openQueue();
    queue.run({ kind: 'removeAoi', aoiId: firstId });
    queue.undo();
    await asked.shift()?.refuse();
    queue.run(rename(firstId, 'Logo'));
    await finish();
    expect(names()).toEqual(['Logo']);
  });

  it('refetches: what the server did without saying so is shown', async () => {
    const { queue, asked, failed, names } = openQueue();
    queue.run(rename(firstId, 'Logo'));
    await asked.shift()?.lose();
    expect(failed).toHaveLength(1);
    expect(names()).toEqual(['Logo']);
  });
});

it('undo and redo send inverse calls, also for areas that were made again under other ids', async () => {
  const { queue, finish, names, stored } = openQueue();
  queue.run({
    kind: 'addKeyframe',
    aoiId: firstId,
    keyframe: toKeyframe({ id: 'k', timestamp: 900 }),
  });
  queue.run(rename(firstId, 'Logo'));
  queue.run({ kind: 'removeAoi', aoiId: firstId });
  await finish();
  for (const back of [1, 2, 3]) {
    queue.undo();
    if (back === 2) await finish();
  }
  await finish();
  expect(names()).toEqual(['Headline']);
  expect((await stored())[0]?.keyframeAoi.keyframes).toHaveLength(1);
  for (const _ of [1, 2, 3]) queue.redo();
  await finish();
  expect(await stored()).toEqual([]);
  for (const _ of [1, 2, 3]) queue.undo();
  await finish();
  expect((await stored()).map(({ name }) => name)).toEqual(['Headline']);
  expect(queue.get()).toMatchObject({ canUndo: false, canRedo: true });
});

it('shows what a removal left until it was sent, though it is taken back already', async () => {
  const { queue, asked, finish, names } = openQueue();
  queue.run({ kind: 'removeAoi', aoiId: firstId });
  queue.undo();
  expect(names()).toEqual(['Headline']);
  await asked.shift()?.answer();
  expect(names()).toEqual(['Headline']);
  await finish();
  expect(names()).toEqual(['Headline']);
});

it('goes back 100 steps, and no further', async () => {
  const { queue, finish, names } = openQueue();
  for (let step = 0; step <= HISTORY_STEPS; step++) {
    queue.run(rename(firstId, `Step ${step}`));
    await finish();
  }
  for (let step = 0; step <= HISTORY_STEPS; step++) queue.undo();
  await finish();
  expect(names()).toEqual(['Step 0']);
});

it('skips steps whose area somebody else has removed', async () => {
  const { queue, asked, finish } = openQueue();
  queue.run(rename(firstId, 'Logo'));
  await finish();
  // As when another tab does it.
  queue.run({ kind: 'removeAoi', aoiId: firstId });
  await asked.shift()?.lose();
  queue.undo();
  expect(asked).toEqual([]);
  expect(queue.get()).toMatchObject({ aois: [], canUndo: false });
});

it('keyframes without an id are new, and known by it from the answer on', async () => {
  const { queue, finish } = openQueue();
  const id = queue.newId();
  const { keyframes } = FIRST.keyframeAoi;
  queue.run({
    kind: 'updateAoi',
    aoiId: firstId,
    change: { keyframes: [...keyframes, toKeyframe({ id, timestamp: 700 })] },
  });
  await finish();
  expect(isTemporary(queue.findId(id))).toBe(false);
  queue.run({ kind: 'updateKeyframe', aoiId: firstId, keyframeId: id, change: { timestamp: 800 } });
  await finish();
  expect(queue.get().aois[0]?.keyframeAoi.keyframes.map(({ timestamp }) => timestamp)).toEqual([
    0, 800,
  ]);
});
