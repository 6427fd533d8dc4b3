/** One measured fact with what was wanted of it. */
export interface Figure {
  readonly name: string;
  readonly value: string | number;
  readonly goal?: string;
  readonly ok: boolean;
}

export type Part = (options: readonly string[]) => Promise<readonly Figure[]>;

/**
 * Runs the parts named on the command line, or all. Options (`--x`) go to every part. The figures
 * come last; the exit code is not 0 when one falls short or a part fails.
 */
export async function runParts(
  command: string,
  parts: Readonly<Record<string, Part>>,
): Promise<void> {
  const args = process.argv.slice(2);
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
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    const start = performance.now();
    print(`${command} ${name}`);
    try {
      const own = (await parts[name]?.(options)) ?? [];
      figures.push(...own.map((figure) => ({ ...figure, name: `${name}: ${figure.name}` })));
    } catch (error) {
      print(error instanceof Error ? (error.stack ?? error.message) : String(error));
      figures.push({ name: `${name}: ended`, value: 'failed', ok: false });
    }
    print(`${command} ${name} took ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  }
  print('');
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}

export function toTable(figures: readonly Figure[]): string[] {
  const width = Math.max(0, ...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(0, ...figures.map(({ value }) => String(value).length));
  return figures.map(({ name, value, goal, ok }) => {
    const wanted = goal === undefined ? '' : `  (${goal})`;
    return `${ok ? 'ok   ' : 'SHORT'}  ${name.padEnd(width)}  ${String(value).padStart(valueWidth)}${wanted}`;
  });
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
