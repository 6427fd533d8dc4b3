import { appendFileSync } from 'node:fs';
import { sumCpuSeconds } from './cpu-seconds.ts';
import type { Figure } from './figure.ts';

/** Names the file to which a command appends a line for each of its tests or parts. */
export const REPORT_VARIABLE = 'FOVEA_REPORT';

/** How a test, or a part of a proof, went. */
export interface ReportLine {
  readonly file: string;
  readonly test: string;
  /** Time of all tries together. */
  readonly ms: number;
  /** CPU time of the process that ran it, where it is known; engines are not in it. */
  readonly cpuMs?: number;
  /** 2 when it passed the second time only. */
  readonly tries: number;
  /** Figures of a part. */
  readonly figures?: readonly Figure[];
}

/** Appends lines where the environment names a file for them, in one write: workers share it. */
export function appendReport(lines: readonly ReportLine[]): void {
  const path = process.env[REPORT_VARIABLE] ?? '';
  if (path !== '') appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** CPU ms so far of this process and of those below it that have ended. Linux only, else 0. */
export function readOwnCpuMs(): number {
  return sumCpuSeconds([process.pid]) * 1_000;
}
