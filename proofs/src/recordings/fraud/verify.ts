// Scripts that send gaze which no person made, and people of all habits, through the rules that flag.
import { createHash } from 'node:crypto';
import { detectFraud, type FraudFlag } from '@fovea/gaze/fraud';
import { HABITS, loadStimulus, RESTING_STIMULI } from '@fovea/testkit/people';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, type Faults, plantEach } from '#harness/planted-faults.ts';
import { playHurried, playPerson, playScript, type Run, SCRIPTS } from './runs.ts';

const RUNS: Sizes<number> = { short: 240, full: 1_000 };
const HURRIED = 20;
const SEED = 20_261_117;
const LEAST_FOUND = 0.95;
const MOST_WRONGED = 0.01;

/** Flags that a judge gives runs that come one after the other into one project. */
type Judge = (runs: readonly Run[]) => readonly (readonly FraudFlag[])[];

/** The rules without one of them, or with an eager one: each must fall short. */
const FAULTS: Faults<(flags: readonly FraudFlag[], run: Run) => readonly FraudFlag[]> = {
  'replays are not looked for': (flags) => flags.filter((flag) => flag !== 'replayed_trace'),
  'fixations are not looked for': (flags) => flags.filter((flag) => flag !== 'without_fixations'),
  'whoever is seen badly is flagged': (flags, { pages }) => {
    const samples = pages.reduce((sum, { n }) => sum + n, 0);
    return samples < 600 ? ['without_fixations', ...flags] : flags;
  },
};

export async function verifyFraud(options: readonly string[]): Promise<readonly Figure[]> {
  const count = pickSize(options, RUNS);
  const stimuli = await Promise.all(RESTING_STIMULI.map(loadStimulus));
  const people = Array.from({ length: count }, (_, i) => playPerson(SEED + i, stimuli));
  const scripts = Array.from({ length: count }, (_, i) => {
    const script = SCRIPTS[i % SCRIPTS.length] ?? 'random';
    return { script, ...playScript(script, SEED + i, people) };
  });
  const hurried = Array.from({ length: HURRIED }, (_, i) => playHurried(SEED + count + i, stimuli));
  const flags = judge([...people, ...scripts]);
  const shares = measureShares(flags, count);
  for (const script of SCRIPTS) {
    const own = scripts.flatMap((run, i) =>
      run.script === script ? [flags[count + i] ?? []] : [],
    );
    print(`  ${script}: ${own.filter((each) => each.length > 0).length} of ${own.length} flagged`);
  }
  const habits = new Set(people.map(({ habit }) => habit));
  const rushed = judge(hurried).filter((each) => each.includes('impossible_time')).length;
  const all = [...people, ...scripts];
  const planted = plantEach(FAULTS, (plant) => {
    const faulty = flags.map((own, i) => plant(own, all[i] as Run));
    const { found, wronged } = measureShares(faulty, count);
    return found < LEAST_FOUND || wronged > MOST_WRONGED;
  });
  return [
    {
      name: `scripts flagged, of ${count}`,
      value: toPercent(shares.found),
      goal: 'at least 95 %',
      ok: shares.found >= LEAST_FOUND,
    },
    {
      name: `people flagged, of ${count}`,
      value: toPercent(shares.wronged),
      goal: 'at most 1 %',
      ok: shares.wronged <= MOST_WRONGED,
    },
    {
      name: 'habits among them',
      value: habits.size,
      goal: `all ${HABITS.length}`,
      ok: habits.size === HABITS.length,
    },
    {
      name: `runs in no time flagged, of ${HURRIED}`,
      value: rushed,
      goal: 'all',
      ok: rushed === HURRIED,
    },
    await countFound(planted),
  ];
}

const judge: Judge = (runs) => {
  const known = new Set<string>();
  return runs.map((run) => {
    const { flags, trace } = detectFraud(run.pages, run);
    const hashes = [trace.exact, trace.path].flatMap((bytes) =>
      bytes === null ? [] : [createHash('sha256').update(bytes).digest('hex')],
    );
    const isReplay = hashes.some((hash) => known.has(hash));
    for (const hash of hashes) known.add(hash);
    return isReplay ? ['replayed_trace', ...flags] : flags;
  });
};

/** The first half are people, the second scripts. */
function measureShares(flags: readonly (readonly FraudFlag[])[], count: number) {
  const isFlagged = (own: readonly FraudFlag[]) => own.length > 0;
  return {
    wronged: flags.slice(0, count).filter(isFlagged).length / count,
    found: flags.slice(count).filter(isFlagged).length / count,
  };
}

function toPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
