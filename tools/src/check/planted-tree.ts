import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The checkout that holds this file. */
export const REPOSITORY = join(import.meta.dirname, '../../..');

/** A throw-away tree for the tests of the guards; a value `{ link }` is a symbolic link. */
export class PlantedTree {
  readonly root = mkdtempSync(join(tmpdir(), 'fovea-planted-'));

  add(files: Readonly<Record<string, string | { link: string }>>): this {
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      if (typeof content === 'string') writeFileSync(file, content);
      else symlinkSync(content.link, file);
    }
    return this;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export function toManifest(name: string, rest: object = {}): string {
  return JSON.stringify({ name, type: 'module', imports: { '#*': './src/*' }, ...rest });
}

/** A tree that goes with the test that asks for it. */
export function plantTree(
  files: Readonly<Record<string, string | { link: string }>> = {},
): PlantedTree {
  const tree = new PlantedTree().add(files);
  onTestFinished(() => tree.remove());
  return tree;
}
