import type { Figure } from '@fovea/tools/harness/figure';
import { print } from '@fovea/tools/harness/print';
import { appendReport, readOwnCpuMs } from '@fovea/tools/harness/report';

export type { Figure } from '@fovea/tools/harness/figure';
export { print } from '@fovea/tools/harness/print';

export type Part = (options: readonly string[]) => Promise<readonly Figure[]>;
/** Loads a part, so that a command reads the sources of no other. */
export type LoadPart = () => Promise<Part>;

/**
 * Runs the parts named on the command line, or all. Options (`--x`) go to every part. The figures
 * come last; the exit code is not 0 when one falls short or a part fails. Those of `byName` run only
 * when they are named. `--list` names the others, with `--full` all of them, and runs none.
 */
export async function runParts(
  command: string,
  usual: Readonly<Record<string, LoadPart>>,
  byName: Readonly<Record<string, LoadPart>> = {},
): Promise<void> {
  const parts = { ...usual, ...byName };
  const args = process.argv.slice(2);
  if (args.includes('--list')) {
    for (const name of Object.keys(args.includes('--full') ? parts : usual)) print(name);
    return;
  }
  const isOption = (text: string) => text.startsWith('--');
  const options = args.filter(isOption);
  const wanted = args.filter((text) => !isOption(text));
  const unknown = wanted.filter((name) => parts[name] === undefined);
  if (unknown.length > 0) {
    print(`${command} has no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const figures: Figure[] = [];
  for (const name of wanted.length > 0 ? wanted : Object.keys(usual)) {
    const startMs = performance.now();
    const startCpuMs = readOwnCpuMs();
    print(`${command} ${name}`);
    const own = await runPart(parts[name], options);
    figures.push(...own.map((figure) => ({ ...figure, name: `${name}: ${figure.name}` })));
    const ms = Math.round(performance.now() - startMs);
    const cpuMs = Math.round(readOwnCpuMs() - startCpuMs);
    appendReport([{ file: command, test: name, ms, cpuMs, tries: 1, figures: own }]);
    print(`${command} ${name} took ${(ms / 1_000).toFixed(1)} s`);
  }
  print('');
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}

async function runPart(
  load: LoadPart | undefined,
  options: readonly string[],
): Promise<readonly Figure[]> {
  try {
    const part = await load?.();
    return (await part?.(options)) ?? [];
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return [{ name: 'ended', value: 'failed', ok: false }];
  }
}

export function toTable(figures: readonly Figure[]): string[] {
  const width = Math.max(0, ...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(0, ...figures.map(({ value }) => String(value).length));
  return figures.map(({ name, value, goal, ok }) => {
    const wanted = goal === undefined ? '' : `  (${goal})`;
    return `${ok ? 'ok   ' : 'SHORT'}  ${name.padEnd(width)}  ${String(value).padStart(valueWidth)}${wanted}`;
  });
}
