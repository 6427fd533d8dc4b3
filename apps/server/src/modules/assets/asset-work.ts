import type { AssetRefusal } from '@fovea/contract';
import { type ChildEnd, type ChildTask, runLimited } from '#platform/child/limited-child.ts';

/** The file is no asset, for a reason that its owner can read. */
export class Refused extends Error {
  readonly refusal: AssetRefusal;

  constructor(refusal: AssetRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** A file that a child has written. */
export interface MadeFile {
  readonly path: string;
  readonly contentType: string;
  /** The end of its key, behind the hash. */
  readonly suffix: string;
}

export interface MadeSource extends MadeFile {
  readonly widthPx: number;
}

/** All that is made of an upload. */
export interface MadeAsset {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationMs: number | null;
  readonly main: MadeFile;
  readonly thumb: MadeFile;
  readonly sources: readonly MadeSource[];
  readonly poster: MadeFile | null;
  readonly hover: readonly MadeFile[];
}

/** Output of the child; refuses input that was too much for it or that it could not read. */
export async function runOrRefuse(task: ChildTask, refusal: AssetRefusal): Promise<string> {
  return readEnd(await runLimited(task), refusal);
}

function readEnd(end: ChildEnd, refusal: AssetRefusal): string {
  if (end.kind === 'stopped') throw new Refused('too_heavy');
  if (end.kind === 'crashed') throw new Refused(refusal);
  if (end.code === 0) return end.stdout;
  // Our disk, not the file.
  if (/no space left|ENOSPC/i.test(end.stderr)) throw new Error(end.stderr);
  throw new Refused(refusal);
}
