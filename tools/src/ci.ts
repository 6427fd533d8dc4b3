// Everything that must pass, from an installed checkout. `.ci/run` installs and starts it. Prints
// wall and CPU seconds of each part, holds the parts to their budgets, and closes with a count.
// `npm run ci -- unit` runs the parts whose names begin so.
import { availableParallelism } from 'node:os';
import { readBudgets } from '#ci/budgets.ts';
import { openCpuAccount } from '#ci/cpu-account.ts';
import { readInstall } from '#ci/install-part.ts';
import { isWorthMeasuringAgain, isWorthRepeating, listFaults } from '#ci/judge-part.ts';
import { ENGINES, INSTALL, listRunParts, type RunPart, SYSTEM_PACKAGES } from '#ci/part-list.ts';
import { type PartRun, runPart } from '#ci/run-part.ts';
import { listRepeated, listSlowestFiles, listSlowestTests } from '#ci/test-report.ts';
import { withEngines } from '#ci/with-engines.ts';
import { inLanes } from '#harness/in-lanes.ts';
import { onInterrupt } from '#harness/on-interrupt.ts';
import { print } from '#harness/print.ts';
import type { ReportLine } from '#harness/report.ts';
import { toRootPath } from '#harness/root.ts';
import { startYardstick } from '#harness/yardstick.ts';

interface Measured {
  readonly run: PartRun;
  readonly slowness: number;
}

interface Row {
  readonly name: string;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly budget: number | undefined;
  readonly slowness: number;
  readonly faults: readonly string[];
}

const budgets = readBudgets(toRootPath(''));
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
/** Parts whose failure may be the machine's, for the end of the run, when nothing runs beside them. */
const repeated: { readonly part: RunPart; readonly measured: Measured }[] = [];
const tests: ReportLine[] = [];

/** A run has 90 minutes, and its longest part takes a quarter of an hour. */
const LATEST_AGAIN_SECONDS = 4_200;

await onInterrupt(runAll);
printSummary();
process.exitCode = rows.every(({ faults }) => faults.length === 0) ? 0 : 1;

async function runAll(signal: AbortSignal): Promise<void> {
  const wanted = process.argv.slice(2);
  const parts = listRunParts().filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  const isReady = wanted.length > 0 || (await installAll(signal));
  if (!isReady) return;
  const engines = await withEngines(async (env) => {
    for (const part of parts.filter(({ isLight }) => !isLight)) await addPart(part, signal, env);
    const light = parts.filter(({ isLight }) => isLight);
    await inLanes(light, countLanes(), (part) => addPart(part, signal, env));
    for (const { part, measured } of repeated) await addRepeated(part, measured, signal, env);
  });
  // As slow as the parts that they served, each for as long as it took.
  const slowSeconds = sumRows(({ wallSeconds, slowness }) => wallSeconds * slowness);
  addRow(
    ENGINES,
    { ...NOTHING, ...engines },
    slowSeconds / sumRows(({ wallSeconds }) => wallSeconds),
  );
}

/** Two at once, where each part's processor time can be told apart. */
function countLanes(): number {
  const account = openCpuAccount();
  account.close();
  return account.isItsOwn && availableParallelism() > 1 ? 2 : 1;
}

/** Whether everything else can run. */
async function installAll(signal: AbortSignal): Promise<boolean> {
  addRow(INSTALL, { ...NOTHING, ...readInstall() }, startYardstick().stop());
  return addMeasured(SYSTEM_PACKAGES, await measurePart(SYSTEM_PACKAGES, signal, process.env));
}

async function addPart(part: RunPart, signal: AbortSignal, env: NodeJS.ProcessEnv): Promise<void> {
  let measured = await measurePart(part, signal, env);
  if (isWorthMeasuringAgain(measured.run, budgets[part.name], measured.slowness)) {
    print(`${part.name} took ${measured.run.cpuSeconds.toFixed(0)} CPU s: measured once more`);
    measured = await measurePart(part, signal, env);
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
  addMeasured(part, isTooLate ? first : await measurePart(part, signal, env));
}

/** Tells whether it passed. */
function addMeasured({ name }: RunPart, { run, slowness }: Measured): boolean {
  tests.push(...run.tests);
  return addRow(name, run, slowness).faults.length === 0;
}

async function measurePart(
  part: RunPart,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv,
): Promise<Measured> {
  const title = `\n=== ${part.name}`;
  if (!part.isLight) print(title);
  const yardstick = startYardstick();
  const run = await runPart(part, signal, env, part.isLight ? title : undefined);
  const slowness = yardstick.stop();
  signal.throwIfAborted();
  return { run, slowness };
}

function addRow(name: RunPart['name'], run: PartRun, slowness: number): Row {
  const { wallSeconds, cpuSeconds } = run;
  const faults = listFaults(run, budgets[name], slowness);
  const row = { name, wallSeconds, cpuSeconds, budget: budgets[name], slowness, faults };
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
  print(`On a quiet machine about ${quietSeconds.toFixed(0)} CPU seconds.`);
  print(`\n${rows.length - failed.length} passed, ${failed.length} failed`);
}

function toLine({ name, wallSeconds, cpuSeconds, budget, slowness, faults }: Row): string {
  const figures = [wallSeconds, cpuSeconds, budget].map((n) => (n?.toFixed(0) ?? '–').padStart(6));
  const verdict = faults.length === 0 ? 'pass' : 'FAIL';
  return `${verdict}   ${figures.join('  ')}  ${slowness.toFixed(2).padStart(8)}  ${name}`;
}

function printList(title: string, lines: readonly string[]): void {
  print(`\n${title}`);
  for (const line of lines) print(`  ${line}`);
}
