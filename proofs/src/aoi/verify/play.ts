import { type Aoi, type AoiKeyframe, CALLS, type Call, type Client } from '@fovea/contract';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import type {
  Command,
  CommandQueue,
  createCommandQueue,
  createServerPort,
} from '@fovea/web/aoi-commands';
import { type Area, type Change, type Fate, type Frame, Model, type World } from './model.ts';

export interface Commands {
  readonly createCommandQueue: typeof createCommandQueue;
  readonly createServerPort: typeof createServerPort;
}

export interface Place {
  readonly client: Client;
  readonly experimentId: string;
  readonly assetId: string;
}

const BATCHES = 6;
const BATCH_MOST = 4;
const AREAS_MOST = 3;
const PAGE_MS = 10_000;
/** Shares no factor with the length of the page: times come in any order, and none comes twice. */
const TIME_STEP_MS = 2_741;
const REFUSED = 0.12;
const LOST = 0.1;

/** Plays a random sequence; what does not agree in the end, or undefined. */
export async function playSequence(
  commands: Commands,
  place: Place,
  seed: number,
): Promise<string | undefined> {
  const random = createSeededRandom(seed);
  const wire = createWire(place.client, random);
  try {
    return await playOver(wire, random, commands, place);
  } finally {
    await wire.close();
  }
}

async function playOver(
  wire: ReturnType<typeof createWire>,
  random: () => number,
  { createCommandQueue, createServerPort }: Commands,
  place: Place,
): Promise<string | undefined> {
  const pick = (count: number) => Math.floor(random() * count);
  const port = createServerPort(wire.client, place.experimentId);
  const open = async () =>
    createCommandQueue({
      port,
      aois: await port.list(),
      onFailure: () => undefined,
      now: () => new Date(),
      later: () => undefined,
    });
  const model = new Model();
  let queue = await open();
  let handles = 0;
  let times = 0;
  const nextMs = () => (++times * TIME_STEP_MS) % PAGE_MS;

  /** One change for the model, and the command that asks the page for the same. */
  const decide = (shown: World): { change: Change; command: Command } | undefined => {
    const known = [...shown.keys()];
    if (known.length === 0 || (known.length < AREAS_MOST && random() < 0.25)) return add();
    const handle = known[pick(known.length)] as string;
    const area = shown.get(handle) as Area;
    const aoi = queue.get().aois.find(({ tags }) => tags[0] === handle);
    if (aoi === undefined) throw new Error(`the page does not show ${handle}`);
    return decideOn(handle, area, aoi);
  };
  const add = () => {
    const handle = `h${++handles}`;
    const frames: Frame[] = [
      { number: ++times, timestamp: nextMs(), visible: true, x: pick(9) / 10 },
    ];
    const area: Area = { name: handle, color: 1 + pick(8), frames };
    const aoi: Aoi = {
      aoiId: queue.newId(),
      experimentId: place.experimentId,
      assetId: place.assetId,
      createdAt: null,
      name: area.name,
      color: area.color,
      group: null,
      tags: [handle],
      keyframeAoi: { keyframes: frames.map((frame) => toKeyframe(frame, queue.newId())) },
      version: 1,
    };
    return {
      change: {
        handle,
        before: { kind: 'whole', area: undefined },
        after: { kind: 'whole', area },
      } as const,
      command: { kind: 'addAoi', aoi } as const,
    };
  };
  const decideOn = (
    handle: string,
    area: Area,
    aoi: Aoi,
  ): { change: Change; command: Command } | undefined => {
    const { aoiId } = aoi;
    const frame = area.frames[pick(area.frames.length)] as Frame;
    const { number } = frame;
    const keyframe = aoi.keyframeAoi.keyframes.find((each) => each.timestamp === frame.timestamp);
    if (keyframe === undefined)
      throw new Error(`the page does not show ${handle} at ${frame.timestamp}`);
    const kind = pick(7);
    if (kind === 0) {
      const before = { kind: 'whole', area } as const;
      return {
        change: { handle, before, after: { kind: 'whole', area: undefined } },
        command: { kind: 'removeAoi', aoiId },
      };
    }
    if (kind === 1 || kind === 2) {
      const fields = kind === 1 ? { name: `n${++times}` } : { color: 1 + pick(8) };
      const before = { kind: 'fields', fields: { name: area.name } } as const;
      return {
        change: { handle, before, after: { kind: 'fields', fields } },
        command: { kind: 'updateAoi', aoiId, change: fields },
      };
    }
    if (kind === 3) {
      const added: Frame = {
        number: ++times,
        timestamp: nextMs(),
        visible: random() < 0.7,
        x: pick(9) / 10,
      };
      const before = { kind: 'frame', number: added.number, frame: undefined } as const;
      return {
        change: { handle, before, after: { kind: 'frame', number: added.number, frame: added } },
        command: { kind: 'addKeyframe', aoiId, keyframe: toKeyframe(added, queue.newId()) },
      };
    }
    if (kind === 4) {
      const before = { kind: 'frame', number, frame } as const;
      return {
        change: { handle, before, after: { kind: 'frame', number, frame: undefined } },
        command: { kind: 'removeKeyframe', aoiId, keyframeId: keyframe.id },
      };
    }
    if (kind === 5) {
      const cells = { timestamp: nextMs(), visible: random() < 0.5 };
      const before = { kind: 'cells', number, cells: {} } as const;
      return {
        change: { handle, before, after: { kind: 'cells', number, cells } },
        command: { kind: 'updateKeyframe', aoiId, keyframeId: keyframe.id, change: cells },
      };
    }
    // A new keyframe among those that all move together, in one call.
    const added: Frame = { number: ++times, timestamp: nextMs(), visible: true, x: 0 };
    const frames = [...area.frames, added].map((each) => ({ ...each, x: pick(9) / 10 }));
    const keyframes = frames.map((each) => {
      const own = aoi.keyframeAoi.keyframes.find(({ timestamp }) => timestamp === each.timestamp);
      return toKeyframe(each, own?.id ?? queue.newId());
    });
    return {
      change: {
        handle,
        before: { kind: 'frames', frames: area.frames },
        after: { kind: 'frames', frames },
      },
      command: { kind: 'updateAoi', aoiId, change: { keyframes } },
    };
  };
  const act = (): void => {
    const chance = random();
    if (chance < 0.25) {
      model.goBack('undo');
      queue.undo();
    } else if (chance < 0.35) {
      model.goBack('redo');
      queue.redo();
    } else {
      const decided = decide(model.shown);
      if (decided === undefined) return;
      model.do(decided.change);
      queue.run(decided.command);
    }
  };

  for (let batch = 0; batch < BATCHES; batch++) {
    for (let left = 1 + pick(BATCH_MOST); left > 0; left--) act();
    const during = compare('while calls are on their way', model.shown, queue.get().aois);
    if (during !== undefined) return during;
    await settle(queue);
    const fates = wire.takeFates();
    const calls = model.settle(fates);
    for (const [handle, sent] of fates) {
      if (sent.length !== calls.get(handle))
        return `${handle} had ${sent.length} calls, not ${calls.get(handle) ?? 0}`;
    }
    const stored = (
      await place.client.call(CALLS.listAois, { query: { experimentId: place.experimentId } })
    ).aoiList;
    const fault =
      compare('on the server', model.world, stored) ??
      compare('on the page', model.shown, queue.get().aois);
    if (fault !== undefined) return fault;
    if (JSON.stringify(stored) !== JSON.stringify(queue.get().aois))
      return 'page and server differ in ids, dates or versions';
    if (random() < 0.15) {
      queue = await open();
      model.reload();
    }
    if (random() < 0.25) await actElsewhere(stored);
  }
  return undefined;

  /** Another tab renames an area, or removes one. */
  async function actElsewhere(stored: readonly Aoi[]): Promise<void> {
    const aoi = stored[pick(stored.length)];
    if (aoi === undefined) return;
    const { experimentId, assetId, aoiId } = aoi;
    const handle = aoi.tags[0] ?? '';
    const area = model.world.get(handle);
    if (random() < 0.5) {
      const name = `o${++times}`;
      await place.client.call(CALLS.updateAoi, {
        params: { experimentId, assetId, aoiId },
        body: { name },
      });
      model.doElsewhere({
        handle,
        before: { kind: 'fields', fields: {} },
        after: { kind: 'fields', fields: { name } },
      });
    } else {
      await place.client.call(CALLS.removeAoi, { query: { experimentId, assetId, id: aoiId } });
      model.doElsewhere({
        handle,
        before: { kind: 'whole', area },
        after: { kind: 'whole', area: undefined },
      });
    }
    await queue.reread();
  }
}

/** Until nothing waits and the list was read again. */
async function settle(queue: CommandQueue): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (queue.get().waiting === 0) resolve();
  };
  const leave = queue.subscribe(look);
  look();
  await promise;
  leave();
  await queue.reread();
}

function toKeyframe({ timestamp, visible, x }: Frame, id: string): AoiKeyframe {
  const shape = { type: 'rectangle', x, y: 0.1, width: 0.1, height: 0.1 } as const;
  return { id, timestamp, visible, easing: 'linear', shape };
}

/** As far as the model goes: names, colours and keyframes of each area. */
function compare(where: string, world: World, aois: readonly Aoi[]): string | undefined {
  const found = aois.map(({ tags, name, color, keyframeAoi }) => [
    tags[0],
    name,
    color,
    keyframeAoi.keyframes.map(({ timestamp, visible, shape }) => [
      timestamp,
      visible,
      shape.type === 'rectangle' ? shape.x : 0,
    ]),
  ]);
  const expected = [...world].map(([handle, { name, color, frames }]) => [
    handle,
    name,
    color,
    frames.map(({ timestamp, visible, x }) => [timestamp, visible, x]),
  ]);
  const sort = (list: readonly unknown[]) =>
    JSON.stringify(list.map((each) => JSON.stringify(each)).toSorted());
  return sort(found) === sort(expected)
    ? undefined
    : `${where}: ${sort(found)} instead of ${sort(expected)}`;
}

/** The way to the server, on which calls are refused and answers are lost. */
function createWire(client: Client, random: () => number) {
  let fates = new Map<string, Fate[]>();
  const handles = new Map<string, string>();
  const made = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const call = async (descriptor: Call, input: Record<string, Record<string, unknown>>) => {
    if (isClosed) throw new Error('closed');
    const send = () => {
      const sending = (client.call as (call: Call, input: unknown) => Promise<unknown>)(
        descriptor,
        input,
      );
      underWay.add(sending);
      return sending;
    };
    if (descriptor.method === 'GET') return learn(await send());
    const handle = findHandle(input);
    const chance = random();
    const isAgain = isMadeAgain(handle, input);
    const fate: Fate =
      chance < REFUSED ? 'refused' : chance < REFUSED + LOST && !isAgain ? 'lost' : 'ok';
    fates.set(handle, [...(fates.get(handle) ?? []), fate]);
    if (fate === 'refused') throw new Error('refused');
    const reply = await send();
    const { aoiId } = reply as { aoiId?: string };
    if (aoiId !== undefined) handles.set(aoiId, handle);
    if (fate === 'lost') throw new Error('lost');
    return reply;
  };
  const learn = (reply: unknown) => {
    for (const { aoiId, tags } of (reply as { aoiList: Aoi[] }).aoiList)
      handles.set(aoiId, tags[0] ?? '');
    return reply;
  };
  const findHandle = ({ params, query, body }: Record<string, Record<string, unknown>>): string => {
    const id = String(params?.['aoiId'] ?? query?.['id'] ?? '');
    const tags = body?.['tags'] as readonly string[] | undefined;
    return handles.get(id) ?? tags?.[0] ?? '';
  };
  /**
   * Whether it brings back what was there before. If that answer is lost, whoever asks again gets
   * it twice; the page cannot know better, and a model that could is no help.
   */
  const isMadeAgain = (
    handle: string,
    { body }: Record<string, Record<string, unknown>>,
  ): boolean => {
    const { timestamp, tags, keyframeAoi } = (body ?? {}) as Partial<AoiKeyframe & Aoi>;
    const times = keyframeAoi?.keyframes.map((each) => each.timestamp) ?? [timestamp];
    const names = [...times.map((each) => `${handle} ${each}`), ...(tags ? [handle] : [])];
    const isKnown = names.some((name) => made.has(name));
    for (const name of names) made.add(name);
    return isKnown && (tags !== undefined || keyframeAoi === undefined);
  };
  return {
    client: { call } as unknown as Client,
    takeFates() {
      const taken = fates;
      fates = new Map();
      return taken;
    },
    /** A page that was judged early still has calls on their way, which the next one must not meet. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}
