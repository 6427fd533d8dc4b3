import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CAMERA, DEVICES } from '@fovea/faces';
import { toRootPath } from '@fovea/tools/harness/root';
import { GATE_DEFAULTS } from '@fovea/tracker/calibration';
import { PATCH_HEAD_DEFAULTS, type PatchHeadModel } from '@fovea/tracker/method';
import { toPercentile } from '#harness/percentile.ts';
import type { GateResult } from './judge-gate.ts';
import type { JudgedSession } from './judge-session.ts';
import { METHODS, type MethodErrors } from './rank-methods.ts';
import { RATE_HZ } from './record-session.ts';
import {
  toCorrectedTable,
  toErrorTable,
  toFailureTable,
  toGateTable,
  toPercent,
  toRateLine,
  toTable,
} from './report-tables.ts';
import { summarise } from './summary.ts';

/** Limits of the report: medians of dots' errors, and shares of wrong verdicts. */
export const LIMITS = { swayDeg: 2, shiftDeg: 2.5, goodRefused: 0.05, badAccepted: 0.01 } as const;

const METHOD: Pick<PatchHeadModel, 'algorithm' | 'version'> = {
  algorithm: 'patch-head',
  version: 2,
};
const REPORT = toRootPath('docs/results/tracker.md');
const FIGURES = toRootPath('docs/results/tracker-report.json');

export interface TestFigures {
  readonly writtenOn: string;
  readonly method: string;
  readonly swayDeg: number;
  readonly swayP95Deg: number;
  readonly shiftDeg: number;
  readonly shiftP95Deg: number;
  readonly goodRefused: number;
  readonly badAccepted: number;
}

export interface TestResult {
  readonly sessions: readonly JudgedSession[];
  readonly gate: GateResult;
  readonly methods: MethodErrors;
  /** The same by device and movement. */
  readonly settings: readonly (readonly [string, MethodErrors])[];
  /** Time that the landmark engine took for each frame. */
  readonly workMs: readonly number[];
  readonly last: TestFigures | undefined;
}

export async function readLastFigures(): Promise<TestFigures | undefined> {
  const text = await readFile(FIGURES, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as TestFigures);
}

export async function writeTestReport(result: TestResult): Promise<void> {
  const figures = toFigures(result);
  await mkdir(dirname(REPORT), { recursive: true });
  await writeFile(REPORT, toReport(result, figures));
  await writeFile(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
}

function toFigures({ sessions, gate }: TestResult): TestFigures {
  const moved = (movement: string) =>
    summarise(sessions.filter(({ facts }) => facts.movement === movement)).deg;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    writtenOn: new Date().toISOString().slice(0, 10),
    method: `${METHOD.algorithm} ${METHOD.version}`,
    swayDeg: round(moved('sway').median),
    swayP95Deg: round(moved('sway').p95),
    shiftDeg: round(moved('shift').median),
    shiftP95Deg: round(moved('shift').p95),
    goodRefused: round(gate.good.share),
    badAccepted: round(gate.bad.share),
  };
}

export function toReport(result: TestResult, figures: TestFigures): string {
  const { sessions, gate } = result;
  const { lambdaPerLook, slidePx, sideShare } = PATCH_HEAD_DEFAULTS;
  const work = result.workMs.toSorted((a, b) => a - b);
  const sum = (pick: (session: JudgedSession) => number) =>
    sessions.reduce((total, session) => total + pick(session), 0);
  const ratios = sessions
    .flatMap(({ distanceRatio }) => distanceRatio ?? [])
    .toSorted((a, b) => a - b);
  const limit = ({ facts }: JudgedSession) =>
    facts.movement === 'shift' ? LIMITS.shiftDeg : LIMITS.swayDeg;
  return `# Test report of the tracker: rendered eyes, not people

Written by \`npm run verify -- tracker --full\` on ${figures.writtenOn}. Everybody in it was drawn by \`packages/faces\`. It ranks methods and finds regressions; it says nothing about how exactly a person is tracked.

## Conditions

- Method: ${figures.method} (λ ${lambdaPerLook.toExponential(2)} a look, slides ${slidePx} px, side ${sideShare}); gate with leave-one-out at most ${GATE_DEFAULTS.looMeanDeg}°, validation at most ${GATE_DEFAULTS.validationMeanDeg}° in the mean and ${GATE_DEFAULTS.validationWorstDeg}° at its worst dot.
- Landmarks: @mediapipe/tasks-vision with the model of the tracker, on the CPU of a headless Chromium.
- Camera: ${CAMERA.widthPx} × ${CAMERA.heightPx} px; its focal length is not known to the tracker. ${Object.values(
    DEVICES,
  )
    .map(
      ({ name, widthMm, heightMm, widthPx, heightPx, distanceMm }) =>
        `A ${name} of ${widthMm} × ${heightMm} mm, ${widthPx} × ${heightPx} px, at ${distanceMm} mm.`,
    )
    .join(' ')}
- ${sessions.length} sessions of ${new Set(sessions.map(({ facts }) => facts.face)).size} faces: nine dots teach, nine others judge, six frames each once the eyes have settled. Neither the faces nor the seeds were used while the method was made. Eyes miss a dot by 0.3° and tremble by 0.12°.
- Sway: standard deviations of 4, 3 and 6 mm and 1.8, 1.5 and 1.2°. Shift: sway, and 14, 8 and 28 mm and 4, 3 and 2° between the dots that teach and those that judge.
- Error: from the dot to the median gaze on it, as median / 75th / 95th percentile over dots; degrees by the true distance. No session is left out, refused ones neither. Spread: standard deviation of gaze on a dot; frame to frame: its root mean square, at ${RATE_HZ} Hz; both as medians. Lost: open eyes without gaze.

## By movement

${toErrorTable('movement', sessions, ({ facts }) => facts.movement)}

Wanted are medians of at most ${LIMITS.swayDeg}° in sway and ${LIMITS.shiftDeg}° after a shift.

## By face, glasses, light and device

${toErrorTable('face', sessions, ({ facts }) => String(facts.face))}

${toErrorTable('glasses', sessions, ({ facts }) => facts.glasses)}

${toErrorTable('light', sessions, ({ facts }) => facts.light)}

${toErrorTable('device', sessions, ({ facts }) => facts.device)}

## Where it fails

Sessions with a median above the limit of their movement, or refused.

${toFailureTable(sessions, limit)}

## A dot of known place after the head has left its range

${toCorrectedTable(sessions)}

## Blinks, distance, rate

- ${sum(({ caughtBlinks }) => caughtBlinks)} of ${sum(({ closedFrames }) => closedFrames)} frames with closed eyes were flagged or gave no face; ${toPercent(sum(({ lostFrames }) => lostFrames) / sum(({ openFrames }) => openFrames))} of those with open eyes.
- Estimated distance over the true one: ${[0, 0.5, 1].map((share) => toPercentile(ratios, share).toFixed(2)).join(' / ')} (least, median, highest of the sessions).
- Frames were drawn ${RATE_HZ} times a second of a person's time, not of a clock. The engine took ${toPercentile(work, 0.5).toFixed(1)} ms a frame in the median and ${toPercentile(work, 0.95).toFixed(1)} ms at the 95th percentile, beside two renderers on the same machine.

## Other methods on the same looks

Mean error over sessions, degrees. W maps pixels to the screen, PD to a direction; PH is the method.

${toMethodTable([...result.settings, ['all', result.methods]])}

## The gate

${toGateTable(gate)}

Leave-one-out as least / median / highest; the last columns count reasons, of which a trial may have several.

${toRateLine('Good calibrations refused', gate.good, LIMITS.goodRefused)}
${toRateLine('Bad calibrations accepted', gate.bad, LIMITS.badAccepted)}

Bounds are exact (Clopper and Pearson), one-sided, 95 %. How trials were made: people of the bench who did not shift and wear nothing that mirrors much, and people who saw every dot twice. A trial takes five of the six frames of each dot, from either time where there are two, and five of the dots after the calibration. So trials of one person share the face and the light and are not independent; the bound over people counts a person with any wrong verdict once. Skipped dots, stares and late looks are frames of the same person at another dot, a head that is gone has frames without a face, another face is another person on the same device who does the validation. In those shared by two the other person takes over after four to six dots and stays: the gate was not made for that, gaze may well be right for the one who stays, and they do not count in the rate. Glare was drawn: lenses mirror a window over both eyes, brighter than the camera can show.

## Compared with the last report

${toComparison(figures, result.last)}
`;
}

function toMethodTable(rows: readonly (readonly [string, MethodErrors])[]): string {
  return toTable(
    ['sessions', ...METHODS],
    rows.map(([name, errors]) => [name, ...METHODS.map((method) => errors[method].toFixed(2))]),
  );
}

function toComparison(now: TestFigures, last: TestFigures | undefined): string {
  if (!last) return 'This is the first.';
  const rows = Object.entries(now).map(([name, value]) => [
    name,
    String(last[name as keyof TestFigures] ?? '–'),
    String(value),
  ]);
  return toTable(['figure', 'last', 'now'], rows);
}
