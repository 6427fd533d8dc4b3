import type { RunnerTask, RunnerTestFile } from 'vitest';
import type { ReportLine } from '#harness/report.ts';

/** Name of a file's cost besides its tests. */
export const AROUND = '(imports and hooks)';

export interface CostMeter {
  /** Before and after each try of a test. Tests that run at once are charged for each other. */
  begin(testId: string): void;
  end(testId: string): void;
  list(file: RunnerTestFile): ReportLine[];
}

/** Reads the process's own CPU: a worker runs one file at a time. */
export function createCostMeter(): CostMeter {
  const fileCpuMs = createStopwatch(readCpuMs);
  const fileMs = createStopwatch(() => performance.now());
  const begun = new Map<string, () => number>();
  const spent = new Map<string, number>();
  return {
    begin: (testId) => void begun.set(testId, createStopwatch(readCpuMs)),
    end: (testId) => {
      spent.set(testId, (spent.get(testId) ?? 0) + (begun.get(testId)?.() ?? 0));
    },
    list(file) {
      const tests = listTests(file.tasks).map(({ id, fullTestName, result }) => ({
        file: file.name,
        test: fullTestName,
        ms: Math.round(result?.duration ?? 0),
        cpuMs: Math.round(spent.get(id) ?? 0),
        tries: (result?.retryCount ?? 0) + 1,
      }));
      const sum = (key: 'ms' | 'cpuMs') => tests.reduce((total, test) => total + test[key], 0);
      const around = {
        file: file.name,
        test: AROUND,
        ms: Math.max(0, Math.round(fileMs()) - sum('ms')),
        cpuMs: Math.max(0, Math.round(fileCpuMs()) - sum('cpuMs')),
        tries: 1,
      };
      return [...tests, around];
    },
  };
}

function listTests(tasks: readonly RunnerTask[]) {
  return tasks
    .flatMap(function flatten(task): readonly RunnerTask[] {
      return task.type === 'suite' ? task.tasks.flatMap(flatten) : [task];
    })
    .filter((task) => task.type === 'test')
    .filter(({ result }) => result?.startTime !== undefined);
}

function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function createStopwatch(read: () => number): () => number {
  const start = read();
  return () => read() - start;
}
