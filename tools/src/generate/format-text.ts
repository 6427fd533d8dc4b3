import { spawnSync } from 'node:child_process';
import { toRootPath } from '#harness/root.ts';

/** A file as Biome formats it, so that generated and formatted text are one. */
export function formatText(path: string, text: string): string {
  const biome = toRootPath('node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${path}`], {
    cwd: toRootPath('.'),
    input: text,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
