import { isInput } from './inputs.ts';
import type { RunPart } from './part-list.ts';

/**
 * What a run would do: each part with its seconds and why it runs, the longest first, below their
 * sum. Without changed files nothing is compared, and every part runs.
 */
export function listPlan(
  parts: readonly Pick<RunPart, 'name' | 'inputs'>[],
  changed: readonly string[] | undefined,
  toSeconds: (name: string) => number,
): string[] {
  const sum = parts.reduce((total, { name }) => total + toSeconds(name), 0);
  return [
    `${parts.length} parts run, for ${sum} CPU seconds of a quiet machine`,
    ...parts
      .toSorted((a, b) => toSeconds(b.name) - toSeconds(a.name))
      .map((part) => `${toLine(part, toSeconds)}${toCause(part, changed)}`),
  ];
}

function toLine({ name }: Pick<RunPart, 'name'>, toSeconds: (name: string) => number): string {
  return `${String(toSeconds(name)).padStart(6)}  ${name}`;
}

function toCause(
  { inputs }: Pick<RunPart, 'inputs'>,
  changed: readonly string[] | undefined,
): string {
  if (changed === undefined) return '';
  if (inputs === undefined) return ': in every run';
  const [first, ...others] = changed.filter((path) => isInput(inputs, path));
  return `: ${first} changed${others.length === 0 ? '' : `, and ${others.length} more`}`;
}
