import { readFile } from 'node:fs/promises';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import { toRootPath } from '@fovea/tools/harness/root';
import { type Figure, print } from './parts.ts';

/**
 * Faults that somebody might make, by name: pieces of text, or functions that change a value. A
 * proof that passes one of them proves little.
 */
export type Faults<Fault> = Readonly<Record<string, Fault>>;

/** A piece of a file from the root, and what stands there instead. */
export interface TextFault {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** One that random histories look for. */
export interface HuntedFault extends TextFault {
  /** The history that found it last; another one may do so after a change of the plan. */
  readonly history?: number;
}

/** The text of the file with the fault in it. */
export async function readPlanted({ file, from, to }: TextFault): Promise<string> {
  const parts = (await readFile(toRootPath(file), 'utf8')).split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places of "${from}"`);
  return parts.join(to);
}

/** Whether the proof notices a fault, or the words for what noticed it. */
type Finding = boolean | string | undefined;

export interface Planted {
  readonly name: string;
  find(): Finding | Promise<Finding>;
}

/** Each fault with the proof that runs on it. */
export function plantEach<Fault>(
  faults: Faults<Fault>,
  find: (fault: Fault) => Finding | Promise<Finding>,
): Planted[] {
  return Object.entries(faults).map(([name, fault]) => ({ name, find: () => find(fault) }));
}

/** Runs the proof on each fault. It must notice all of them. */
export async function countFound(
  planted: readonly Planted[],
  { name = 'planted faults found', lanes = 1 } = {},
): Promise<Figure> {
  let found = 0;
  await inLanes(planted, lanes, async (fault) => {
    const finding = await fault.find();
    if (finding) found += 1;
    if (finding !== true) print(`  ${finding || 'NOT FOUND'}: ${fault.name}`);
  });
  const count = planted.length;
  return { name, value: `${found} of ${count}`, goal: 'all', ok: count > 0 && found === count };
}

/** Plays histories until something is wrong in one. */
export async function hunt(options: {
  readonly most: number;
  /** Comes before all others. */
  readonly first?: number | undefined;
  /** Answers what is wrong. */
  readonly play: (history: number) => Promise<string | undefined>;
  /** Without the fault. A history that fails then as well has not found it. */
  readonly playSound?: (history: number) => Promise<string | undefined>;
}): Promise<string | undefined> {
  const { most, first, play, playSound } = options;
  const all = Array.from({ length: most }, (_, i) => i + 1);
  for (const history of first === undefined ? all : [first, ...all]) {
    if ((await play(history)) === undefined) continue;
    const isSound = (await playSound?.(history)) === undefined;
    return isSound ? `found by history ${history}` : undefined;
  }
  return undefined;
}
