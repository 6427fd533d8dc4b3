// Everything that must pass, from an installed checkout. `.ci/run` installs and starts it. Prints
// wall and CPU seconds of each part, holds the parts to their budgets, and closes with a count.
// A part whose inputs are those of the last whole green run is skipped. `npm run ci -- unit` runs the
// parts whose names begin so, `--all` skips nothing, `--all --record` keeps a green run for later ones,
// `--plan` only says what would run and why.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { MAX_REPEATED } from '#browser/report.ts';
import { readBudgetTable, toBudgets } from '#ci/budgets.ts';
import { openCpuAccount } from '#ci/cpu-account.ts';
import { findDoubt, type Green, readGreen, readSurroundings, writeGreen } from '#ci/green.ts';
import { readInstall } from '#ci/install-part.ts';
import { isWorthMeasuringAgain, isWorthRepeating, listFaults } from '#ci/judge-part.ts';
import { inLanes } from '#ci/lanes.ts';
import { ENGINES, INSTALL, listRunParts, type RunPart, SYSTEM_PACKAGES } from '#ci/part-list.ts';
import { pickParts } from '#ci/pick-parts.ts';
import { listPlan } from '#ci/plan.ts';
import { type PartRun, runPart } from '#ci/run-part.ts';
import { listRepeated, listSlowestFiles, listSlowestTests } from '#ci/test-report.ts';
import { withEngines } from '#ci/with-engines.ts';
import { onInterrupt } from '#harness/on-interrupt.ts';
import { print } from '#harness/print.ts';
import type { ReportLine } from '#harness/report.ts';
import { toRootPath } from '#harness/root.ts';
import { startYardstick } from '#harness/yardstick.ts';

interface Measured {
  readonly run: PartRun;
  readonly slowness: number;
  /** Whether another part ran beside it, so that it took longer than it needs. */
  readonly wasShared: boolean;
}

interface Row {
  readonly name: string;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly budget: number | undefined;
  readonly slowness: number;
  readonly wasShared: boolean;
  readonly faults: readonly string[];
}

const root = toRootPath('');
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
/** Parts with names show their output as it comes; several at once each in one piece. */
const isNamed = wanted.length > 0;
const budgets = toBudgets(readBudgetTable(root), options.all);
/** Result of a part that no command of ours runs. */
const NOTHING: PartRun = {
  code: 0,
  wallSeconds: 0,
  cpuSeconds: 0,
  tests: [],
  reasons: [],
  left: [],
};
const rows: Row[] = [];
const skipped: RunPart[] = [];
/** Since the last green run, where it counts. */
let changed: readonly string[] | undefined;
/** Parts whose failure may be the machine's, for the end of the run, when nothing runs beside them. */
const repeated: { readonly part: RunPart; readonly measured: Measured }[] = [];
const tests: ReportLine[] = [];

/** A run has 90 minutes, and its longest part takes a quarter of an hour. */
const LATEST_AGAIN_SECONDS = 4_200;

if (options.record && (!options.all || isNamed))
  throw new Error('only a whole run is recorded: --all --record, without names');
if (options.all) process.env.FOVEA_ALL = '1';
const green = readGreen(root);
if (options.plan) {
  printPlan();
  process.exit();
}
await onInterrupt(runAll);
judgeSecondTries();
printSummary();
const isGreen = rows.every(({ faults }) => faults.length === 0);
if (isGreen && options.record) record(green);
process.exitCode = isGreen ? 0 : 1;

async function runAll(signal: AbortSignal): Promise<void> {
  const isReady = isNamed || (await installAll(signal));
  if (!isReady) return;
  const parts = choose();
  const cores = countCores();
  const engines = await withEngines(async (env) => {
    await inLanes(parts, green?.seconds ?? {}, cores, (part, wasShared) =>
      addPart(part, signal, env, wasShared),
    );
    for (const { part, measured } of repeated) await addRepeated(part, measured, signal, env);
  });
  // As slow as the parts that they served, each for as long as it took.
  const slowSeconds = sumRows(({ wallSeconds, slowness }) => wallSeconds * slowness);
  addRow(ENGINES, {
    run: { ...NOTHING, ...engines },
    slowness: slowSeconds / sumRows(({ wallSeconds }) => wallSeconds),
    wasShared: true,
  });
}

/** Seconds are those of the last recorded run, or else budgets; the rows around the parts are among them. */
function printPlan(): void {
  const parts = choose();
  const around = isNamed ? [] : [INSTALL, SYSTEM_PACKAGES.name, ENGINES];
  const all = [...parts, ...around.map((name) => ({ name, inputs: undefined }))];
  const [title = '', ...lines] = listPlan(all, changed, toQuietSeconds);
  printList(title, lines);
}

function toQuietSeconds(name: string): number {
  return green?.seconds[name]?.cpu ?? budgets[name] ?? 0;
}

/** Parts with the wanted names; without names those that the last green run does not vouch for. */
function choose(): RunPart[] {
  const parts = listRunParts();
  if (isNamed) return parts.filter(({ name }) => wanted.some((start) => name.startsWith(start)));
  const doubt = options.all ? '--all' : findDoubt(root, green, new Date(), readSurroundings());
  if (doubt !== undefined || green === undefined) {
    print(`\nNothing is skipped: ${doubt}`);
    return parts;
  }
  const picked = pickParts(root, parts, green.commit);
  skipped.push(...picked.skipped);
  changed = picked.changed;
  printList(
    `${skipped.length} parts are skipped, because their inputs are those of ${green.commit.slice(0, 8)}, which passed on ${green.date.slice(0, 10)}`,
    skipped.map(({ name }) => name),
  );
  return picked.parts;
}

/** One where the processor time of two parts at once cannot be told apart. */
function countCores(): number {
  const account = openCpuAccount();
  account.close();
  return account.isItsOwn ? availableParallelism() : 1;
}

/** Whether everything else can run. */
async function installAll(signal: AbortSignal): Promise<boolean> {
  const slowness = startYardstick().stop();
  addRow(INSTALL, { run: { ...NOTHING, ...readInstall() }, slowness, wasShared: false });
  const measured = await measurePart(SYSTEM_PACKAGES, signal, process.env, () => false);
  return addMeasured(SYSTEM_PACKAGES, measured);
}

/** All browser tests together may repeat no more than those of one part may. */
function judgeSecondTries(): void {
  const again = listRepeated(tests);
  if (again.length <= MAX_REPEATED) return;
  const fault = `${again.length} tests needed a second try, at most ${MAX_REPEATED} may`;
  rows.push({
    name: 'e2e',
    wallSeconds: 0,
    cpuSeconds: 0,
    budget: 0,
    slowness: 1,
    wasShared: true,
    faults: [fault],
  });
}

/** A part that shared the machine keeps the wall seconds that it took alone, or about took. */
function record(before: Green | undefined): void {
  const seconds = rows.map(({ name, wallSeconds, cpuSeconds, slowness, wasShared }) => {
    const alone = wasShared ? before?.seconds[name]?.wall : wallSeconds;
    const wall = Math.ceil(alone ?? wallSeconds / slowness);
    return [name, { wall, cpu: Math.round(cpuSeconds / slowness) }] as const;
  });
  writeGreen(root, new Date(), readSurroundings(), Object.fromEntries(seconds));
}

async function addPart(
  part: RunPart,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv,
  wasShared: () => boolean,
): Promise<void> {
  let measured = await measurePart(part, signal, env, wasShared);
  if (isWorthMeasuringAgain(measured.run, budgets[part.name], measured.slowness)) {
    print(`${part.name} took ${measured.run.cpuSeconds.toFixed(0)} CPU s: measured once more`);
    measured = await measurePart(part, signal, env, wasShared);
  }
  if (isWorthRepeating(part.name, measured.run, budgets[part.name], measured.slowness)) {
    repeated.push({ part, measured });
  } else addMeasured(part, measured);
}

/** Runs it once more, where the run still ends in time. */
async function addRepeated(
  part: RunPart,
  first: Measured,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const isTooLate = performance.now() / 1_000 > LATEST_AGAIN_SECONDS;
  const next = isTooLate ? 'and there is no time to run it again' : 'it is run once more';
  print(`\n${part.name} failed at a slowness of ${first.slowness.toFixed(1)}: ${next}`);
  addMeasured(part, isTooLate ? first : await measurePart(part, signal, env, () => false));
}

/** Tells whether it passed. */
function addMeasured({ name }: RunPart, measured: Measured): boolean {
  tests.push(...measured.run.tests);
  return addRow(name, measured).faults.length === 0;
}

async function measurePart(
  part: RunPart,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv,
  wasShared: () => boolean,
): Promise<Measured> {
  print(`\n=== ${part.name} begins`);
  const yardstick = startYardstick();
  const run = await runPart(part, signal, env, isNamed ? undefined : `\n=== ${part.name}`);
  const slowness = yardstick.stop();
  signal.throwIfAborted();
  return { run, slowness, wasShared: wasShared() };
}

function addRow(name: string, { run, slowness, wasShared }: Measured): Row {
  const { wallSeconds, cpuSeconds } = run;
  const faults = listFaults(run, budgets[name], slowness);
  const row = { name, wallSeconds, cpuSeconds, budget: budgets[name], slowness, wasShared, faults };
  rows.push(row);
  return row;
}

function sumRows(pick: (row: Row) => number): number {
  return rows.reduce((total, row) => total + pick(row), 0);
}

function printSummary(): void {
  printList('slowest files, by wall time', listSlowestFiles(tests));
  printList('slowest tests, by wall time', listSlowestTests(tests));
  const again = listRepeated(tests);
  printList(`${again.length} tests needed a second try`, again);
  const failed = rows.filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of failed) printList(`${name} failed`, faults);

  const account = openCpuAccount();
  print(`\nCPU seconds are those of all processes (${account.kind}).`);
  account.close();
  print('       wall s   CPU s  budget  slowness');
  for (const row of rows) print(toLine(row));
  const installed = rows.find(({ name }) => name === INSTALL)?.wallSeconds ?? 0;
  const wallSeconds = installed + performance.now() / 1_000;
  const cpuSeconds = sumRows((row) => row.cpuSeconds);
  const quietSeconds = sumRows((row) => row.cpuSeconds / row.slowness);
  const budget = sumRows((row) => row.budget ?? 0);
  const slowness = cpuSeconds / quietSeconds;
  print(toLine({ name: 'in all', wallSeconds, cpuSeconds, budget, slowness, faults: [] }));
  const busy = (100 * cpuSeconds) / wallSeconds / availableParallelism();
  print(
    `On a quiet machine about ${quietSeconds.toFixed(0)} CPU seconds. The cores were ${busy.toFixed(0)} % busy.`,
  );
  const left = skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  print(`\n${rows.length - failed.length} passed, ${failed.length} failed${left}`);
}

function toLine(row: Omit<Row, 'wasShared'>): string {
  const { name, wallSeconds, cpuSeconds, budget, slowness, faults } = row;
  const figures = [wallSeconds, cpuSeconds, budget].map((n) => (n?.toFixed(0) ?? '–').padStart(6));
  const verdict = faults.length === 0 ? 'pass' : 'FAIL';
  return `${verdict}   ${figures.join('  ')}  ${slowness.toFixed(2).padStart(8)}  ${name}`;
}

function printList(title: string, lines: readonly string[]): void {
  print(`\n${title}`);
  for (const line of lines) print(`  ${line}`);
}
