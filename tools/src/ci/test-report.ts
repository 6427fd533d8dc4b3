import { existsSync, readFileSync } from 'node:fs';
import type { ReportLine } from '#harness/report.ts';
import { MOST_TEST_SECONDS } from './budgets.ts';

export function readTestReport(path: string): ReportLine[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as ReportLine);
}

export function listSlowestTests(lines: readonly ReportLine[], most = 10): string[] {
  return lines
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ file, test, ms }) => `${toSeconds(ms)}  ${file} › ${test}`);
}

export function listSlowestFiles(lines: readonly ReportLine[], most = 10): string[] {
  const byFile = new Map<string, number>();
  for (const { file, ms } of lines) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  return [...byFile]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([file, ms]) => `${toSeconds(ms)}  ${file}`);
}

/** Tests that took more of a processor than one test may; proofs have budgets of their own. */
export function listGreedyTests(lines: readonly ReportLine[], slowness: number): string[] {
  return lines
    .filter(({ file }) => /[.]tsx?$/.test(file))
    .filter(({ cpuMs = 0 }) => cpuMs > MOST_TEST_SECONDS * 1_000 * slowness)
    .map(({ file, test, cpuMs = 0 }) => `${toSeconds(cpuMs)} of CPU: ${file} › ${test}`);
}

export function listRepeated(lines: readonly ReportLine[]): string[] {
  return lines.filter(({ tries }) => tries > 1).map(({ file, test }) => `${file} › ${test}`);
}

function toSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1).padStart(6)} s`;
}
