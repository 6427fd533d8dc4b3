import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 20;

/** Follows the children of a process and their children; memory at its highest, in MB. */
export function watchChildren(pid: number) {
  const seen = new Set<number>();
  let peakKb = 0;
  const timer = setInterval(() => {
    for (const child of listDescendants(pid)) {
      seen.add(child);
      const status = read(`/proc/${child}/status`);
      peakKb = Math.max(peakKb, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    }
  }, LOOK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { children: seen.size, peakMb: Math.round(peakKb / 1_024) };
    },
  };
}

function listDescendants(pid: number): number[] {
  const children = listTasks(pid).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

function listTasks(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
