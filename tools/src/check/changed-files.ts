import { spawnSync } from 'node:child_process';

/** Files that differ from where the branch left `main`, with those that git does not have yet. */
export function listChangedFiles(root: string): string[] {
  const base = runGit(root, ['merge-base', 'HEAD', 'main'])[0] ?? 'HEAD';
  const changed = runGit(root, ['diff', '--name-only', '-z', base]);
  const added = runGit(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  return [...new Set([...changed, ...added])].sort();
}

/** Output of git; empty when it fails. */
function runGit(root: string, args: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/[\0\n]/).filter((text) => text !== '') : [];
}
