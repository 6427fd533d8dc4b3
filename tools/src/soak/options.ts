import { parseArgs } from 'node:util';
import type { RunPart } from '#ci/part-list.ts';

export interface SoakOptions {
  readonly command: readonly string[];
  readonly times: number;
  readonly isBesideLoad: boolean;
}

/** The options, or what is wrong with them. */
export function parseSoakOptions(
  args: readonly string[],
  parts: readonly Pick<RunPart, 'name' | 'command'>[],
): SoakOptions | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '10' },
      'beside-load': { type: 'boolean', default: false },
    },
  });
  const names = `Parts: ${parts.map(({ name }) => name).join(', ')}`;
  const part = parts.find(({ name }) =>
    name.split(' ').every((word, index) => word === positionals[index]),
  );
  if (part === undefined) return `soak has no part ${positionals.join(' ')}. ${names}`;
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1)
    return `--times takes a whole number, not ${values.times}`;
  const words = positionals.slice(part.name.split(' ').length);
  const separator = part.command.includes('--') ? [] : ['--'];
  const command = words.length === 0 ? part.command : [...part.command, ...separator, ...words];
  return { command, times, isBesideLoad: values['beside-load'] };
}
