import { readFile } from 'node:fs/promises';
import type { BrowserPage } from './browser-page.ts';
import type { WorkerSession } from './worker-session.ts';

/** MB after garbage was collected. */
export interface Memory {
  /** Memory that scripts of page and worker hold, with buffers. */
  readonly heapMb: number;
  /** Memory of the landmark runtime in the worker. */
  readonly wasmMb: number;
  /**
   * Memory of the process that runs both: its own pages, and those that it shares, such as frames.
   */
  readonly ownMb: number;
  readonly sharedMb: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}

const BYTES_PER_MB = 1e6;

export async function readMemory(
  { session, browserSession }: BrowserPage,
  worker: WorkerSession,
): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  await worker.send('HeapProfiler.collectGarbage');
  const heaps = [
    (await session.send('Runtime.getHeapUsage')) as HeapUsage,
    await worker.send<HeapUsage>('Runtime.getHeapUsage'),
  ];
  const heapBytes = heaps.reduce(
    (sum, { usedSize, embedderHeapUsedSize, backingStorageSize }) =>
      sum + usedSize + embedderHeapUsedSize + backingStorageSize,
    0,
  );
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo');
  const [busiest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .toSorted((a, b) => b.cpuTime - a.cpuTime);
  if (!busiest) throw new Error('Chromium names no renderer');
  return {
    heapMb: heapBytes / BYTES_PER_MB,
    wasmMb: (await measureWasm(worker)) / BYTES_PER_MB,
    ...(await measureProcess(busiest.id)),
  };
}

async function measureWasm(worker: WorkerSession): Promise<number> {
  const { result } = await worker.send<{ result: { value?: number } }>('Runtime.evaluate', {
    expression: 'wasmMemories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)',
    returnByValue: true,
  });
  if (!result.value) throw new Error('the worker has no wasm memory');
  return result.value;
}

/** Without what files on disk back; shared pages count in part. Linux only. */
async function measureProcess(pid: number): Promise<Pick<Memory, 'ownMb' | 'sharedMb'>> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string) => {
    const kb = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1];
    if (kb === undefined) throw new Error(`no ${name} of process ${pid}`);
    return (Number(kb) * 1024) / BYTES_PER_MB;
  };
  return { ownMb: read('Pss_Anon'), sharedMb: read('Pss_Shmem') };
}
