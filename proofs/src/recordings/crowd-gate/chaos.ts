// Many phones come to a few places at once, many of them scripts: who is let in, counted and paid for.
import { join } from 'node:path';
import { CALLS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import {
  loadSamplePicture,
  logInResearcher,
  runCommand,
  type ServerProcess,
  startServerProcess,
  type TestStack,
  toDraft,
} from '@fovea/testkit';
import { loadStimulus } from '@fovea/testkit/people';
import { toSlug } from '@fovea/tools/people/play-person';
import pg from 'pg';
import { createDrillClock, type DrillClock } from '#harness/drill-clock.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { countFound, plantEach, type TextFault } from '#harness/planted-faults.ts';
import { toPlantedEnv } from '#harness/planted-process.ts';
import { createProject, RESEARCHER } from '#harness/project.ts';
import { runScheduled } from '#harness/run-scheduled.ts';
import { withStack } from '#harness/with-stack.ts';
import { type GateFacts, listGateFaults, readGateFacts, settle } from './gate-facts.ts';
import { API_FAULTS, PROCESS_FAULTS, type ProcessFault } from './gate-faults.ts';
import { toClassFigures, toCount, toCrowdFigures } from './gate-figures.ts';
import { type Phone, planPhones, spreadKinds } from './phones.ts';
import { type Gate, type Passage, playPhones } from './play-gate.ts';

interface Size {
  readonly people: number;
  readonly scripts: number;
}

const SIZES: Sizes<Size> = {
  short: { people: 140, scripts: 60 },
  full: { people: 700, scripts: 300 },
};
/** Gaze goes on as the servers' clock does, and 30 s of waiting are not waited out. */
const RATE = 4;
const PLACES = 50;
const SCRIPT_ADDRESSES = 6;
const COME_WITHIN_MS = 10_000;
const CLASS = 30;
/**
 * A small gate for each planted fault: scripts of one address, then a few people among more who only
 * join than it lets in.
 */
const SMALL = {
  target: 10,
  people: 3,
  passers: 12,
  scripts: { 'one sample': 2, noise: 2, half: 7 },
} as const;
/** Second numbers of addresses: no crowd shares one with another. */
const CROWD_NETWORK = 30;
const CLASS_NETWORK = 31;
const SMALL_NETWORK = 40;
const PICTURE = 'pack-b';
const PAGES = { pages: 2, timerMs: 6_000 };
/** Long enough for all places to be taken. Whoever waits still goes home then. */
const OPEN_MS = 60 * MINUTE_MS;
const SOUND = 'no fault';
const EVERY_MINUTE = ['sweep.v1', 'settle-credits.v1'];

export function runCrowdGate(options: readonly string[]): Promise<readonly Figure[]> {
  const size = pickSize(options, SIZES);
  const clock = createDrillClock({ originMs: Date.now(), offsetMs: 0, rate: RATE });
  const env = { ...clock.env, HUMAN_PACE: '1' };
  return withStack({ env, scheduler: true }, (stack, signal) =>
    orAborted(signal, openGates(stack, clock, size)),
  );
}

async function openGates(stack: TestStack, clock: DrillClock, size: Size): Promise<Figure[]> {
  const faults = [...Object.values(API_FAULTS), ...Object.values(PROCESS_FAULTS)];
  const names = [SOUND, ...faults.map(({ to }) => to)];
  const { crowd, room, small } = await openProjects(stack, names);
  const stimulus = await loadStimulus(PICTURE);
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 8 });
  pool.on('error', () => undefined);
  const api = stack.apis[0] as ServerProcess;

  function toGate(apiUrl: string, { id, slug }: Opened, openMs: number): Gate {
    const closesMs = clock.now() + openMs;
    return { apiUrl, slug, projectId: id, clock, pool, stimulus, closesMs, isLong: openMs > 0 };
  }

  async function readFacts(projectId: string, passages: readonly Passage[]) {
    const place = { databaseUrl: stack.databaseUrl, pool, projectId };
    await settle(place);
    return readGateFacts(place, passages);
  }

  async function play(opened: Opened, phones: readonly Phone[]): Promise<GateFacts> {
    const passages = await playPhones(toGate(api.url, opened, OPEN_MS), phones);
    return readFacts(opened.id, passages);
  }

  /** What is wrong at a small gate: nothing where the server is sound. */
  async function judgeSmall(apiUrl: string, name: string): Promise<string[]> {
    const opened = small.get(name) as Opened;
    const phones = planPhones({
      ...SMALL,
      network: SMALL_NETWORK + names.indexOf(name),
      overMs: 0,
    });
    const [{ address } = { address: '' }] = phones;
    const gate = toGate(apiUrl, opened, 0);
    const passages: Passage[] = [];
    for (const isFirst of [true, false]) {
      const own = phones.filter((phone) => (phone.address === address) === isFirst);
      passages.push(...(await playPhones(gate, own)));
    }
    return listGateFaults(await readFacts(opened.id, passages));
  }

  async function judgeApi(fault: TextFault): Promise<string> {
    const faulty = await start('api', fault);
    try {
      return (await judgeSmall(faulty.url, fault.to)).join('; ');
    } finally {
      await faulty.stop();
    }
  }

  async function judgeProcess({ process: name, ...fault }: ProcessFault): Promise<string> {
    const sound = stack.processes.find((each) => each.name === name);
    await sound?.stop();
    const faulty = await start(name, fault);
    try {
      return (await judgeSmall(api.url, fault.to)).join('; ');
    } finally {
      await faulty.stop();
      sound?.restart();
    }
  }

  async function start(name: ServerProcess['name'], fault: TextFault): Promise<ServerProcess> {
    const env = { ...stack.env, ...(await toPlantedEnv(fault)) };
    const server = await startServerProcess(name, { env, logDir: join(stack.dir, 'logs') });
    await server.waitUntilReady();
    return server;
  }

  try {
    const minutes = startMinutes(stack, clock);
    const [ofCrowd, ofClass, sound, inApi] = await Promise.all([
      play(crowd, planCrowd(size)),
      play(room, planClass()),
      judgeSmall(api.url, SOUND),
      countFound(plantEach(API_FAULTS, judgeApi), { name: 'faults of an API found', lanes: 3 }),
    ]);
    await minutes.stop();
    const inRecords = await countInRecords(api.url, crowd.id);
    const inProcesses = await countFound(plantEach(PROCESS_FAULTS, judgeProcess), {
      name: 'faults of other processes found',
    });
    return [
      ...toCrowdFigures(ofCrowd, inRecords),
      ...toClassFigures(ofClass),
      toCount('faults found at a small gate without any', sound.length, 0),
      inApi,
      inProcesses,
    ];
  } finally {
    await pool.end();
  }
}

const planClass = () =>
  planPhones({ network: CLASS_NETWORK, people: CLASS, isClass: true, overMs: COME_WITHIN_MS });

const planCrowd = ({ people, scripts }: Size) =>
  planPhones({
    network: CROWD_NETWORK,
    people,
    scripts: spreadKinds(scripts),
    scriptAddresses: SCRIPT_ADDRESSES,
    overMs: COME_WITHIN_MS,
  });

interface Opened {
  readonly slug: string;
  readonly id: string;
}

async function openProjects(stack: TestStack, names: readonly string[]) {
  const picture = await loadSamplePicture(`${PICTURE}.webp`);
  const options = { type: 'pro', picture, maxParticipant: PLACES, ...PAGES } as const;
  const { researcher, project: crowd } = await createProject(stack, options);
  const { client } = researcher;
  const more = CLASS + names.length * SMALL.target;
  await runCommand('credits', ['grant', RESEARCHER.email, String(more), 'the others'], stack.env);

  /** The same pages, whose picture is ready. */
  async function open(name: string, maxParticipant: number): Promise<Opened> {
    const draft = toDraft({ ...crowd, maxParticipant });
    const body = { name, draft };
    const { id } = await client.call(CALLS.duplicateProject, { params: { id: crowd.id }, body });
    const { link } = await client.call(CALLS.activateProject, { params: { id } });
    return { id, slug: toSlug({ link }) };
  }

  try {
    const room = await open('Class', CLASS);
    const small = new Map<string, Opened>();
    for (const [i, name] of names.entries()) {
      small.set(name, await open(`Small ${i}`, SMALL.target));
    }
    return { crowd, room, small };
  } finally {
    researcher.stop();
  }
}

/** What the scheduler does every minute, by the clock of the drill. */
function startMinutes({ databaseUrl }: TestStack, clock: Gate['clock']) {
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      await clock.until(clock.now() + MINUTE_MS);
      for (const name of EVERY_MINUTE) await runScheduled(databaseUrl, name);
    }
  })();
  loop.catch(() => undefined);
  return {
    stop: () => {
      isOver = true;
      return loop;
    },
  };
}

async function countInRecords(apiUrl: string, projectId: string): Promise<number> {
  const reader = await logInResearcher(apiUrl, RESEARCHER);
  try {
    const records = await reader.findRecords(projectId);
    return records?.manifest.participants.length ?? 0;
  } finally {
    reader.stop();
  }
}
