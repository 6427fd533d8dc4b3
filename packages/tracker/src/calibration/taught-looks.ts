import type { TaughtLook } from '#method/index.ts';
import type { DotLooks } from './dot-looks.ts';

/** So many looks of a dot are learned from: more say the same, and dots should weigh the same. */
const LOOKS_PER_DOT = 12;

/** Evenly over the time of the dot, the first included. */
export function listTaughtLooks({ target, looks }: DotLooks): TaughtLook[] {
  const count = Math.min(LOOKS_PER_DOT, looks.length);
  const chosen = looks.filter(
    (_, i) =>
      Math.floor((i * count) / looks.length) !== Math.floor(((i - 1) * count) / looks.length),
  );
  return chosen.map((look) => ({ ...look, target }));
}
