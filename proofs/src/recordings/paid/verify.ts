import { type LedgerDatabases, withLedgerDatabases } from '#credits/ledger-databases.ts';
import { AUDIT_COUNT, listAuditFaults } from '#credits/verify/audits.ts';
import { shorten } from '#credits/verify/plan.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { isFull, pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, hunt, plantEach } from '#harness/planted-faults.ts';
import { type Played, playHistory } from './history.ts';
import { type Lane, type LaneServer, withLane } from './lane.ts';
import { PAID_FAULTS } from './paid-faults.ts';
import { planHistory } from './plan.ts';

/** A small run plays the same histories every time; a full one draws others each time. */
const SIZES: Sizes<{ histories: number; seed: () => number }> = {
  short: { histories: 60, seed: () => 20_261_119 },
  full: { histories: 1_000, seed: () => 1 + (Date.now() % 1_000_000_000) },
};
const HUNT = 200;
/** The hunt is the same every time: it shows what the histories can see, not luck. */
const HUNT_SEED = 5_000;
const SHORTEN_TRIES = 40;
const TOLD_HISTORIES = 100;

/**
 * Random histories of projects on a server whose process dies now and then, against a model of what is
 * read and what is paid. A full size can be played in parts: `--seed=1 --histories=250`.
 */
export function verifyPaid(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const histories = readCount(options, 'histories', size.histories);
  const seed = readCount(options, 'seed', size.seed());
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    print(`  seed ${seed} (--seed=${seed} repeats it)`);
    const server: LaneServer = { driver: undefined };
    const work = async () => [
      ...(await withLane(databases, server, { name: 'paid_test' }, (lane) =>
        playAll(lane, histories, seed),
      )),
      await findFaults(databases, server, isFull(options)),
    ];
    try {
      return await orAborted(signal, work());
    } finally {
      await server.driver?.stop();
    }
  });
}

async function playAll(lane: Lane, histories: number, seed: number): Promise<Figure[]> {
  const sums = { steps: 0, refusals: 0, deaths: 0, read: 0 };
  let good = 0;
  let played = 0;
  for (; played < histories && good === played; played++) {
    const result = await playHistory(lane, planHistory(seed + played));
    for (const name of ['steps', 'refusals', 'deaths', 'read'] as const) {
      sums[name] += result[name];
    }
    if (result.difference === undefined) good += 1;
    else await tell(lane, seed + played, result);
    if ((played + 1) % TOLD_HISTORIES === 0) print(`  ${played + 1} histories`);
  }
  const faults = await listAuditFaults(lane.pool);
  for (const fault of faults) print(`  ${fault}`);
  const some = (name: string, value: number): Figure => ({
    name,
    value,
    goal: 'some',
    ok: value > 0,
  });
  return [
    exactly('histories at whose end the owner reads what was paid for', good, histories),
    some('people read then', sums.read),
    some('steps compared', sums.steps),
    some('steps that both refuse', sums.refusals),
    some('deaths of the process', sums.deaths),
    exactly(`faults by ${AUDIT_COUNT} audits of the ledger`, faults.length, 0),
  ];
}

/** The shortest history that parts from the model, line by line. */
async function tell(lane: Lane, seed: number, played: Played): Promise<void> {
  const history = planHistory(seed);
  let shortest = played;
  await shorten(
    history.steps,
    async (steps) => {
      const again = await playHistory(lane, { ...history, steps });
      if (again.difference !== undefined) shortest = again;
      return again.difference !== undefined;
    },
    SHORTEN_TRIES,
  );
  print(`  the history of seed ${seed} parts from the model, shortened:`);
  for (const line of shortest.lines) print(`    ${line}`);
  print(`    ${shortest.difference ?? ''}`);
}

function findFaults(
  databases: LedgerDatabases,
  server: LaneServer,
  isHunt: boolean,
): Promise<Figure> {
  let lanes = 0;
  const planted = plantEach(PAID_FAULTS, (fault) =>
    withLane(databases, server, { name: `fault_${lanes++}_test`, fault }, (lane) => {
      const play = async (history: number) =>
        (await playHistory(lane, planHistory(HUNT_SEED + history))).difference;
      // Without a hunt the history that found it before comes first.
      return hunt({ most: HUNT, first: isHunt ? undefined : fault.history, play });
    }),
  );
  return countFound(planted);
}

function exactly(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
