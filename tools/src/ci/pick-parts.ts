import { listChangedSince } from './green.ts';
import { isInput } from './inputs.ts';
import type { RunPart } from './part-list.ts';

/** Parts that a commit, in which all passed, does not vouch for, and those that it does; and why. */
export function pickParts<T extends Pick<RunPart, 'inputs'>>(
  root: string,
  all: readonly T[],
  commit: string,
): { readonly parts: T[]; readonly skipped: T[]; readonly changed: readonly string[] } {
  const changed = listChangedSince(root, commit);
  const isSame = ({ inputs }: T) =>
    inputs !== undefined && !changed.some((path) => isInput(inputs, path));
  return { parts: all.filter((part) => !isSame(part)), skipped: all.filter(isSame), changed };
}
