import { readdirSync, readFileSync } from 'node:fs';

export interface FoundProcess {
  readonly pid: number;
  readonly name: string;
}

/**
 * Running processes that inherited a mark in their environment, and their children: a server that
 * writes its title over its environment is found through its parent.
 */
export function listMarked(mark: string): FoundProcess[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => readProcess(Number(entry)));
  const marked = new Set(
    all.filter(({ pid }) => readText(pid, 'environ').includes(mark)).map(({ pid }) => pid),
  );
  for (let before = -1; before !== marked.size; ) {
    before = marked.size;
    for (const { pid, parentPid } of all) if (marked.has(parentPid)) marked.add(pid);
  }
  return all
    .filter(({ pid }) => marked.has(pid) && pid !== process.pid)
    .map(({ pid, name }) => ({ pid, name }));
}

/** A zombie has ended; that nobody reaps it is no fault of the stack. */
function readProcess(pid: number) {
  const match = /^\d+ \((.*)\) (\S) (\d+)/s.exec(readText(pid, 'stat'));
  if (match === null || match[2] === 'Z' || match[2] === 'X') return [];
  const script = /[^/\0]+(?=[.]ts(\0|$))/.exec(readText(pid, 'cmdline'))?.[0];
  return [{ pid, name: script ?? match[1] ?? '', parentPid: Number(match[3]) }];
}

function readText(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
