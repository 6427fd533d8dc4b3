import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/**
 * Time of `.ci/run` before this process took its place: a process keeps its start and the CPU time
 * of children that it waited for when another program takes it over.
 */
export function readInstall(): { wallSeconds: number; cpuSeconds: number } {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  // Numbered from 3 (the state) in proc(5): 16 and 17 are times of children, 22 is the start.
  const [user = 0, system = 0, start = 0] = [16, 17, 22].map((n) => fields[n - 3]);
  const upSeconds = Number.parseFloat(readFileSync('/proc/uptime', 'utf8'));
  return {
    wallSeconds: upSeconds - start / TICKS_A_SECOND,
    cpuSeconds: (user + system) / TICKS_A_SECOND,
  };
}
