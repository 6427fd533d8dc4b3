import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { toRootPath } from '#harness/root.ts';
import type { AppName } from './content-policy.ts';

/** The testkit is in no app. */
const SKIPPED = /^(node_modules|dist|testkit|.*[.]test[.]tsx?)$/;

/** Changes when anything changes that the build of an app may read. */
export function toFingerprint(app: AppName, env: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(env).sort()));
  const files = ['package-lock.json', ...listFiles(`apps/${app}`), ...listFiles('packages')];
  for (const path of files) {
    hash.update(`\0${path}\0`).update(readFileSync(toRootPath(path)));
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder: string): string[] {
  return readdirSync(toRootPath(folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(path) : [path];
    })
    .sort();
}
