import { readFileSync } from 'node:fs';
import { BATCH_BOUNDS } from '@fovea/contract';
import {
  createTransport,
  logInResearcher,
  type ParticipantRun,
  playParticipant,
  type Records,
  type TestStack,
} from '@fovea/testkit';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import { openLatencyProbe } from '#assets/api-latency.ts';
import { watchChildren } from '#assets/memory-watch.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toPercentile } from '#harness/percentile.ts';
import { createProject, RESEARCHER } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { createHostileRun } from './hostile-run.ts';
import { readKeptFacts, waitForPacks } from './kept-facts.ts';
import { watchLife } from './life-watch.ts';
import { type AnswerCounts, sendHostile } from './send-hostile.ts';

/** Honest ones alone and beside hostile ones take turns, so that both have the same machine. */
const SIZES: Sizes<Size> = {
  short: { runs: 500, rounds: 5, share: 0.9 },
  full: { runs: 10_000, rounds: 20, share: 0.99 },
};
const HONEST_ALONE = 4;
const HONEST_BESIDE = 6;
const HONEST_BATCHES = 4;
const SAMPLES_A_BATCH = 60;
const PAGES = 2;
const LANES = 3;
const MEMORY_MAX_MB = 512;
const RATIO_MAX = 2;
/** Below these the scheduler of the machine and the beat of the queue decide. */
const API_LEAST_MS = 10;
const PACK_LEAST_MS = 5_000;
/** While packs are waited for. */
const CALLS_AFTER = 30;

interface Size {
  readonly runs: number;
  readonly rounds: number;
  /**
   * Share of answers that come within the time that is compared: the last of few calls are chance.
   */
  readonly share: number;
}

/** Phones that lie in every field, flood and end early, beside honest ones, on a real stack. */
export function verifyHostilePhones(options: readonly string[]): Promise<Figure[]> {
  return withStack({ scheduler: true }, (stack) => attack(stack, pickSize(options, SIZES)));
}

async function attack(stack: TestStack, { runs, rounds, share }: Size): Promise<Figure[]> {
  const [api] = stack.apis;
  const worker = stack.processes.find(({ name }) => name === 'worker');
  if (api === undefined || worker === undefined) throw new Error('no API or no worker');
  const maxParticipant = runs + (rounds + 1) * (HONEST_ALONE + HONEST_BESIDE);
  const { researcher, project } = await createProject(stack, { maxParticipant, pages: PAGES });
  const transport = createTransport();
  const { url: apiUrl } = api;
  const apiPid = api.pid();
  const life = watchLife([api, worker]);
  const children = watchChildren(worker.pid());
  const honest: ParticipantRun[] = [];
  const answers: AnswerCounts = new Map();
  const alone: Times = { apiMs: [], packMs: [] };
  const beside: Times = { apiMs: [], packMs: [] };

  const playOne = (seed: number) =>
    playParticipant({
      apiUrls: [apiUrl],
      slug: project.slug,
      seed,
      batches: HONEST_BATCHES,
      pages: PAGES,
      transport,
    });

  async function playHonest(count: number, times: Times, besides: () => Promise<void>) {
    // A log-in is good for ten minutes; a turn is over sooner.
    const probe = openLatencyProbe({ apiUrl, apiPid, credentials: RESEARCHER });
    try {
      await probe.measure(1);
      const seeds = Array.from({ length: count }, (_, i) => honest.length + 1 + i);
      const calls = await probe.measureDuring(async () => {
        const [played] = await Promise.all([Promise.all(seeds.map(playOne)), besides()]);
        honest.push(...played);
      });
      const ids = honest.slice(-count).map(({ recordingId }) => recordingId);
      const [more, packMs] = await Promise.all([
        probe.measure(CALLS_AFTER),
        waitForPacks(stack, ids),
      ]);
      times.apiMs.push(...calls, ...more);
      times.packMs.push(...packMs);
    } finally {
      probe.close();
    }
  }

  try {
    await playHonest(HONEST_ALONE, { apiMs: [], packMs: [] }, async () => undefined);
    for (let round = 0; round < rounds; round++) {
      await playHonest(HONEST_ALONE, alone, async () => undefined);
      const seeds = Array.from({ length: runs }, (_, i) => i).filter((i) => i % rounds === round);
      await playHonest(HONEST_BESIDE, beside, () =>
        inLanes(seeds, LANES, (seed) =>
          sendHostile(transport, apiUrl, project.slug, createHostileRun(seed), answers),
        ),
      );
    }
    const facts = await readKeptFacts(
      stack,
      honest.map(({ recordingId }) => recordingId),
    );
    const { looks, missed, longestMs } = await life.stop();
    const memory = { ownMb: readPeakMb(worker.pid()), children: children.stop() };
    const peakMb = Math.max(memory.ownMb, memory.children.peakMb);
    // On a slow machine the first one's time is over by now.
    const reader = await logInResearcher(apiUrl, RESEARCHER);
    const records = await reader.findRecords(project.id);
    reader.stop();
    print(`  answers: ${toText(answers)}; of /livez the longest in ${Math.round(longestMs)} ms`);
    print(
      `  ${facts.complete} complete, ${facts.merged} in the records, ${facts.ended} ended, ` +
        `${facts.letters} dead letters`,
    );
    const whole = countWhole(honest, records);
    const faults = [...answers].filter(([status]) => status >= 500 && status !== 503);
    const isSame = worker.isRunning() && api.isRunning();
    return [
      { name: 'hostile runs', value: runs, goal: String(runs), ok: answers.size > 0 },
      exactly('honest recordings complete, packed and merged', facts.honest, honest.length),
      exactly('honest recordings whole in the records', whole, honest.length),
      exactly('complete recordings in the records', facts.merged, facts.complete),
      {
        name: 'dead letters of a recording at most',
        value: facts.mostLetters,
        goal: `1 to ${BATCH_BOUNDS.deadLetters}`,
        ok: facts.mostLetters > 0 && facts.mostLetters <= BATCH_BOUNDS.deadLetters,
      },
      { name: 'recordings ended', value: facts.ended, goal: 'some', ok: facts.ended > 0 },
      exactly('answers that are defects', faults.length, 0),
      exactly(`of ${looks} looks at /livez without an answer`, missed, 0),
      { name: 'API and worker still run', value: String(isSame), goal: 'true', ok: isSame },
      {
        name: 'memory of the worker or a child of it at most, MB',
        value: peakMb,
        goal: `at most ${MEMORY_MAX_MB}`,
        ok: peakMb > 0 && peakMb <= MEMORY_MAX_MB,
      },
      toRatio(
        `API p${Math.round(100 * share)}`,
        toShare(alone.apiMs, share),
        toShare(beside.apiMs, share),
        API_LEAST_MS,
      ),
      toRatio(
        'time to pack, 90th',
        toShare(alone.packMs, 0.9),
        toShare(beside.packMs, 0.9),
        PACK_LEAST_MS,
      ),
    ];
  } finally {
    await life.stop();
    children.stop();
    transport.stop();
    researcher.stop();
  }
}

interface Times {
  readonly apiMs: number[];
  readonly packMs: number[];
}

/** Honest ones whose every sample is in the records. */
function countWhole(honest: readonly ParticipantRun[], records: Records | undefined): number {
  const samples = new Map<string, number>();
  for (const { recordingId: id, samples: own } of records?.parts ?? []) {
    samples.set(id, (samples.get(id) ?? 0) + own.t.length);
  }
  const wanted = HONEST_BATCHES * SAMPLES_A_BATCH;
  return honest.filter(({ recordingId }) => samples.get(recordingId) === wanted).length;
}

function exactly(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}

function toRatio(name: string, aloneMs: number, besideMs: number, leastMs: number): Figure {
  print(`  ${name}: ${aloneMs.toFixed(1)} ms alone, ${besideMs.toFixed(1)} ms beside hostile ones`);
  const ratio = besideMs / Math.max(aloneMs, leastMs);
  return {
    name: `${name} beside them, times that alone or ${leastMs} ms`,
    value: ratio.toFixed(2),
    goal: `at most ${RATIO_MAX}`,
    ok: ratio <= RATIO_MAX,
  };
}

function toShare(timesMs: readonly number[], share: number): number {
  return toPercentile(
    timesMs.toSorted((a, b) => a - b),
    share,
  );
}

function readPeakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024);
}

function toText(answers: AnswerCounts): string {
  return [...answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
