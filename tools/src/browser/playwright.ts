import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE_PACKAGES, findMissingPackages, runCommand } from '@fovea/testkit/engines';
import { appendReport, type ReportLine } from '#harness/report.ts';
import { toRootPath } from '#harness/root.ts';
import { listRepeated, listTests, type Report } from './report.ts';

const CLI = toRootPath('node_modules/@playwright/test/cli.js');

export interface PlaywrightRun {
  readonly passed: number;
  readonly failed: number;
  /** Tests that needed a second try, whether it passed or not. */
  readonly repeated: readonly ReportLine[];
}

/** Says what is missing, or nothing when the browser and the engines are installed. */
export function findMissingForBrowser(): string | undefined {
  const missing = findMissingPackages(['chromium-headless-shell', ...ENGINE_PACKAGES]);
  return missing.length === 0 ? undefined : `Missing: ${missing.join(' ')}. Run: npm run setup`;
}

/**
 * Runs a project of the Playwright config to its end, with its output on this terminal. Its traces
 * lie in a folder of its name, which it empties first: another run beside it has its own.
 */
export async function runPlaywright(
  project: 'e2e' | 'shots',
  args: readonly string[],
  name: string = project,
): Promise<PlaywrightRun> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-playwright-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter', 'list,json'];
    const options = ['--project', project, ...reporters, '--output', `../test-results/${name}`];
    const code = await runToEnd(['test', ...options, ...args], file);
    const report = await readReport(file);
    const { stats, errors } = report;
    const tests = listTests(report);
    appendReport(tests);
    // A skipped test shows nothing.
    const failed = stats.unexpected + stats.skipped + errors.length;
    const passed = stats.expected + stats.flaky;
    const repeated = listRepeated(tests);
    return { passed, failed: code === 0 ? failed : Math.max(1, failed), repeated };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Titles of the tests of a project, in order; runs none of them. */
export async function listTitles(project: 'e2e' | 'shots'): Promise<string[]> {
  const args = [CLI, 'test', '--project', project, '--list', '--reporter', 'json'];
  const text = await runCommand(process.execPath, args, { cwd: toRootPath('e2e') });
  const { suites } = JSON.parse(text) as { suites: { specs: { title: string }[] }[] };
  return suites.flatMap(({ specs }) => specs.map(({ title }) => title));
}

/** Playwright writes none when it ends before its first test. */
async function readReport(file: string): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as Report;
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
}

/** However this process is asked to end, the tests end first and take their stack down. */
async function runToEnd(args: readonly string[], reportFile: string): Promise<number | null> {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: toRootPath('e2e'),
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    // A group of its own: a terminal interrupts all at once, and a second signal means force.
    detached: true,
  });
  child.stderr.pipe(process.stderr);
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!asked) child.kill('SIGINT');
      asked = true;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // The stack holds the error stream too: `close` comes when it is down as well.
    child.once('close', resolve);
  });
}
