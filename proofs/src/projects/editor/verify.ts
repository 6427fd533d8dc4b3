import { CALLS, type Client } from '@fovea/contract';
import { signUpResearcher } from '@fovea/testkit';
import { createDraftSaver, movePages, saveDraft, toCopies } from '@fovea/web/drafts';
import { loadPlanted } from '#harness/load-planted.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, hunt, plantEach } from '#harness/planted-faults.ts';
import { RESEARCHER } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import type { Drafts } from './device.ts';
import { DRAFT_FAULTS } from './draft-faults.ts';
import { playHistory } from './play.ts';

const SIZES: Sizes<{ histories: number; seed: () => number }> = {
  short: { histories: 60, seed: () => 20_261_117 },
  full: { histories: 1_000, seed: () => 1 + (Date.now() % 1_000_000_000) },
};
/** A planted fault must be found within so many histories. */
const HUNT = 60;
const HUNT_SEED = 6_999;
/** A long run outlives a log-in. */
const RENEW_EVERY = 20;

const SOUND: Drafts = { createDraftSaver, saveDraft, movePages, toCopies };

/** Random histories of a draft on a bad line, against the real server and a model of whole drafts. */
export function verifyEditor(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const histories = readCount(options, 'histories', size.histories);
  const seed = readCount(options, 'seed', size.seed());
  return withStack({ scheduler: false }, async (stack, signal) => {
    print(`  seed ${seed} (--seed=${seed} repeats it)`);
    const apiUrl = stack.apis[0]?.url ?? '';
    const researcher = await signUpResearcher(apiUrl, RESEARCHER, stack.readCode);
    const work = async () => [
      await playAll(researcher.client, histories, seed),
      await findFaults(researcher.client),
    ];
    try {
      return await orAborted(signal, work());
    } finally {
      researcher.stop();
    }
  });
}

async function playAll(client: Client, histories: number, seed: number): Promise<Figure> {
  const faults: string[] = [];
  for (let i = 0; i < histories && faults.length < 3; i++) {
    if (i % RENEW_EVERY === 0) await client.call(CALLS.refreshToken);
    const fault = await play(SOUND, client, seed + i);
    if (fault !== undefined) faults.push(`history ${seed + i}: ${fault}`);
  }
  for (const fault of faults) print(`  ${fault}`);
  return {
    name: `${histories} histories of edits, also of many pages at once, undo, lost, late and repeated answers, offline, reload, a second tab and another browser: page, server and model differ`,
    value: `${faults.length}`,
    goal: '0',
    ok: faults.length === 0,
  };
}

function findFaults(client: Client): Promise<Figure> {
  const planted = plantEach(DRAFT_FAULTS, async (fault) => {
    await client.call(CALLS.refreshToken);
    const drafts = await loadPlanted<Drafts>(fault);
    return hunt({
      most: HUNT,
      play: (history) => play(drafts, client, HUNT_SEED + history),
      playSound: (history) => play(SOUND, client, HUNT_SEED + history),
    });
  });
  return countFound(planted);
}

/** A page that stops working has a fault too. */
async function play(drafts: Drafts, client: Client, seed: number): Promise<string | undefined> {
  try {
    return await playHistory(drafts, client, seed);
  } catch (error) {
    return String(error);
  }
}
