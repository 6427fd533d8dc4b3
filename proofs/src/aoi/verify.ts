import { CALLS } from '@fovea/contract';
import { createCommandQueue, createServerPort } from '@fovea/web/aoi-commands';
import { loadPlanted } from '#harness/load-planted.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, hunt, plantEach } from '#harness/planted-faults.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { COMMAND_FAULTS } from './verify/command-faults.ts';
import { type Commands, type Place, playSequence } from './verify/play.ts';

const SIZES: Sizes<{ sequences: number; seed: () => number }> = {
  short: { sequences: 200, seed: () => 20_261_117 },
  full: { sequences: 1_000, seed: () => 1 + (Date.now() % 1_000_000_000) },
};
/** A planted fault must be found within so many sequences. */
const HUNT = 120;
const HUNT_SEED = 6_999;

const RENEW_EVERY = 100;
const SOUND: Commands = { createCommandQueue, createServerPort };

/** Random edits of areas by a page whose calls are refused or lost, against the real server and a model. */
export function verifyAoi(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const sequences = readCount(options, 'sequences', size.sequences);
  const seed = readCount(options, 'seed', size.seed());
  return withStack({ scheduler: false }, async (stack, signal) => {
    print(`  seed ${seed} (--seed=${seed} repeats it)`);
    const { researcher, project } = await createProject(stack, { maxParticipant: 10 });
    const assetId = project.pages[0]?.assets[0]?.id;
    if (assetId === undefined) throw new Error('the project has no picture');
    const place = { client: researcher.client, experimentId: project.id, assetId };
    const work = async () => [...(await playAll(place, sequences, seed)), await findFaults(place)];
    try {
      return await orAborted(signal, work());
    } finally {
      researcher.stop();
    }
  });
}

async function playAll(place: Place, sequences: number, seed: number): Promise<Figure[]> {
  const faults: string[] = [];
  for (let i = 0; i < sequences && faults.length < 3; i++) {
    // A long run outlives a log-in.
    if (i % RENEW_EVERY === 0) await place.client.call(CALLS.refreshToken);
    const fault = await play(SOUND, place, seed + i);
    if (fault !== undefined) faults.push(`sequence ${seed + i}: ${fault}`);
  }
  for (const fault of faults) print(`  ${fault}`);
  return [
    {
      name: `${sequences} sequences of edits, refused and lost answers, undo, redo, reload and a second tab: page, server and model differ`,
      value: `${faults.length}`,
      goal: '0',
      ok: faults.length === 0,
    },
  ];
}

function findFaults(place: Place): Promise<Figure> {
  const planted = plantEach(COMMAND_FAULTS, async (fault) => {
    await place.client.call(CALLS.refreshToken);
    const commands = await loadPlanted<Commands>(fault);
    return hunt({
      most: HUNT,
      play: (history) => play(commands, place, HUNT_SEED + history),
      playSound: (history) => play(SOUND, place, HUNT_SEED + history),
    });
  });
  return countFound(planted);
}

/** On an empty picture, which is left empty. A page that stops working has a fault too. */
async function play(commands: Commands, place: Place, seed: number): Promise<string | undefined> {
  try {
    return await playSequence(commands, place, seed);
  } catch (error) {
    return String(error);
  } finally {
    await clear(place);
  }
}

/** A page with a fault may still be writing: again, until nothing is left. */
async function clear({ client, experimentId, assetId }: Place): Promise<void> {
  for (;;) {
    const { aoiList } = await client.call(CALLS.listAois, { query: { experimentId } });
    if (aoiList.length === 0) return;
    for (const { aoiId: id } of aoiList) {
      const query = { experimentId, assetId, id };
      await client.call(CALLS.removeAoi, { query }).catch(() => undefined);
    }
  }
}
