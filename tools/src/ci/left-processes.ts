import { readFileSync } from 'node:fs';
import { isRunning, stopProcess, waitUntil } from '@fovea/testkit/engines';

const GRACE_MS = 5_000;

/** Gives processes a moment to end by themselves, then stops them and says what they were. */
export async function stopLeft(listPids: () => number[], graceMs = GRACE_MS): Promise<string[]> {
  const listRunning = () => listPids().filter(isRunning);
  const areGone = await waitUntil('the rest', () => listRunning().length === 0, graceMs).then(
    () => true,
    () => false,
  );
  if (areGone) return [];
  const left = listRunning();
  const names = left.map(readCommand);
  await Promise.all(left.map((pid) => stopProcess(pid)));
  return names;
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 120);
  } catch {
    return `process ${pid}`;
  }
}
