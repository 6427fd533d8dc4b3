import { type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { toRootPath } from '#harness/root.ts';

/** An editor writes a file in steps; a formatter or git changes several. */
const QUIET_MS = 30;

/** Folders that the server runs from: its own and those of the packages it imports. */
export function listServerFolders(): string[] {
  const { dependencies } = JSON.parse(
    readFileSync(toRootPath('apps/server/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const packages = Object.keys(dependencies)
    .filter((name) => name.startsWith('@fovea/'))
    .map((name) => `packages/${name.slice('@fovea/'.length)}/src`);
  return ['apps/server/src', 'apps/server/migrations', ...packages].map(toRootPath);
}

/**
 * Says which files changed. It watches folders, not files as Node's own `--watch` does on Linux:
 * an editor that saves by renaming puts another file in the place of the one that was watched.
 */
export function watchSources(
  folders: readonly string[],
  onChange: (paths: readonly string[]) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function note(path: string): void {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange([...changed]);
      changed.clear();
    }, QUIET_MS);
  }

  function add(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (isFolder(path)) add(path);
      else note(path);
    });
    // The folder was removed.
    watcher.on('error', () => undefined);
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name));
    }
  }

  for (const folder of folders) add(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
