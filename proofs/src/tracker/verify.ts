import { readFile, writeFile } from 'node:fs/promises';
import { toRootPath } from '@fovea/tools/harness/root';
import { isFull } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { listGateTrials } from './verify/gate-trials.ts';
import { type GateResult, judgeGate, type Rate } from './verify/judge-gate.ts';
import { judgeSession } from './verify/judge-session.ts';
import { type MethodErrors, rankBySetting, rankMethods } from './verify/rank-methods.ts';
import { recordSessions } from './verify/record-sessions.ts';
import { packRecordings, type Recording, unpackRecordings } from './verify/recording.ts';
import { listBenchSessions, listGlare, listPeople } from './verify/session-facts.ts';
import { type Summary, summarise } from './verify/summary.ts';
import { LIMITS, readLastFigures, writeTestReport } from './verify/test-report.ts';

/** Recordings of the bench and of a few people, so that a change of the method is judged in seconds. */
const KEPT = toRootPath('packages/faces/recordings/tracker.bin');
const FULL = { people: 54, glare: 10, perPerson: 5 };
const SHORT = { people: 3, glare: 1, perPerson: 2 };
const TRIAL_SEED = 611;
/** In these the method must be first; a tablet after a shift has two sessions, where W ties. */
const RANKED = ['phone, sway', 'phone, shift', 'tablet, sway'];

/**
 * The tracker on rendered people, and its gate. `--full` draws everybody anew, writes the test report
 * and the recordings that the short run judges; `--resume` goes on with a run that ended early.
 */
export async function verifyTracker(options: readonly string[]): Promise<readonly Figure[]> {
  const isWhole = isFull(options);
  const recordings = isWhole
    ? await recordSessions(
        [...listBenchSessions(), ...listGlare(FULL.glare), ...listPeople(FULL.people)],
        options.includes('--resume'),
      )
    : unpackRecordings(await readFile(KEPT));
  const own = (purpose: string) => recordings.filter(({ facts }) => facts.purpose === purpose);
  const bench = own('bench');
  const sessions = bench.map(judgeSession);
  const { perPerson } = isWhole ? FULL : SHORT;
  const people = [...own('people'), ...bench.filter(isPlain)];
  const trials = listGateTrials(people, own('glare'), perPerson, TRIAL_SEED);
  const gate = judgeGate(trials);
  const methods = rankMethods(bench);
  const settings = rankBySetting(bench);
  const last = await readLastFigures();
  if (isWhole) {
    await keepSome(recordings);
    await writeTestReport({ sessions, gate, methods, settings, workMs: listWorkMs(bench), last });
  }
  const moved = (movement: string) =>
    summarise(sessions.filter(({ facts }) => facts.movement === movement));
  for (const { facts, dots, verdict } of sessions) {
    const deg = dots.map(({ errorDeg }) => errorDeg).toSorted((a, b) => a - b);
    const judged = verdict.accepted ? 'accepted' : `refused: ${verdict.reasons.join(', ')}`;
    print(`${facts.name}: median ${(deg[deg.length >> 1] ?? Number.NaN).toFixed(2)}°, ${judged}`);
  }
  return [
    toErrorFigure('sway', moved('sway'), LIMITS.swayDeg, last?.swayDeg),
    toErrorFigure('a new posture', moved('shift'), LIMITS.shiftDeg, last?.shiftDeg),
    ...toMethodFigures(methods),
    toSettingFigure(settings),
    ...toGateFigures(gate),
  ];
}

/**
 * People who stayed seated between calibration and validation, behind nothing that mirrors much.
 */
function isPlain({ facts }: Recording): boolean {
  return facts.movement !== 'shift' && facts.glasses !== 'mirror';
}

async function keepSome(recordings: readonly Recording[]): Promise<void> {
  const kept = new Set(
    [...listBenchSessions(), ...listPeople(SHORT.people), ...listGlare(SHORT.glare)].map(
      ({ name }) => name,
    ),
  );
  const some = recordings.filter(({ facts }) => kept.has(facts.name));
  const packed = packRecordings(some, 11);
  await writeFile(KEPT, packed);
  print(`kept ${some.length} recordings in ${(packed.length / 1e6).toFixed(2)} MB`);
}

function listWorkMs(recordings: readonly Recording[]): number[] {
  return recordings.flatMap(({ frames }) => frames.map(({ workMs }) => workMs));
}

function toErrorFigure(
  name: string,
  { deg, sessions, refused }: Summary,
  limitDeg: number,
  lastDeg: number | undefined,
): Figure {
  const before = lastDeg === undefined ? '' : `, last report ${lastDeg.toFixed(2)}°`;
  return {
    name: `rendered eyes, not people: median error in ${name}, ${sessions} sessions, ${refused} refused`,
    value: `${deg.median.toFixed(2)}°`,
    goal: `at most ${limitDeg}°${before}`,
    ok: deg.median <= limitDeg,
  };
}

function toMethodFigures(errors: MethodErrors): Figure[] {
  return Object.entries(errors).map(([name, deg]) => ({
    name: `mean error of ${name}`,
    value: `${deg.toFixed(2)}°`,
    ...(name === 'PH' ? { goal: 'less than W and PD' } : {}),
    ok: name !== 'PH' || errors.PH < Math.min(errors.W, errors.PD),
  }));
}

function toSettingFigure(settings: readonly (readonly [string, MethodErrors])[]): Figure {
  const first = settings
    .filter(([, { W, PD, PH }]) => PH < Math.min(W, PD))
    .map(([setting]) => setting);
  return {
    name: 'PH is first with',
    value: first.join('; '),
    goal: RANKED.join('; '),
    ok: RANKED.every((setting) => first.includes(setting)),
  };
}

function toGateFigures({ good, bad, rows }: GateResult): Figure[] {
  for (const { kind, accepted, trials, looDeg } of rows) {
    const range = looDeg.map((each) => each.toFixed(1)).join(' / ');
    print(`gate, ${kind}: ${accepted} of ${trials} accepted, leave-one-out ${range}°`);
  }
  const toFigure = (name: string, rate: Rate, limit: number): Figure => ({
    name: `${name}, ${rate.wrong} of ${rate.trials}; true rate below ${toPercent(rate.bound)}`,
    value: toPercent(rate.share),
    goal: `at most ${toPercent(limit)}`,
    ok: rate.share <= limit,
  });
  return [
    toFigure('good calibrations refused', good, LIMITS.goodRefused),
    toFigure('bad calibrations accepted', bad, LIMITS.badAccepted),
  ];
}

function toPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
