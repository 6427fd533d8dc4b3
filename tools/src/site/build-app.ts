import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { toRootPath } from '#harness/root.ts';
import type { AppName } from './content-policy.ts';

/** The testkit, documents and tests are in no app. */
const SKIPPED = /^(node_modules|dist|testkit|(README|SPEC)[.]md|.*[.]test[.]tsx?)$/;

export interface BuildOptions {
  /** For development and tests: the collect app plays a known gaze in place of the camera. */
  readonly scriptedGaze: boolean;
}

/** So that parts that an operator fills are seen; names of nobody. */
const EXAMPLES = { VITE_TRUSTED_BY: 'Hanbit University;Yuzu Drinks;Sori Bank' };

const VITE = toRootPath('node_modules/vite/bin/vite.js');
const BUILDS = toRootPath('node_modules/.cache/fovea-apps');
const KEPT_BUILDS = 8;

/** Builds an app, or finds the build of the same sources, and returns its folder. */
export async function buildApp(app: AppName, { scriptedGaze }: BuildOptions): Promise<string> {
  const env = listBuildVariables(scriptedGaze);
  const folder = join(BUILDS, `${app}-${toFingerprint(app, env)}`);
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return folder;
  }
  await mkdir(BUILDS, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  try {
    await runVite(app, unfinished, env);
    // Another build of the same sources may have come first; it is as good.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldBuilds();
  return folder;
}

/** Environment variables that a build reads; the gaze source is decided here. */
function listBuildVariables(scriptedGaze: boolean): Record<string, string> {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[0].startsWith('VITE_') && entry[1] !== undefined,
  );
  const { VITE_SCRIPTED_GAZE: _, ...env } = Object.fromEntries(given);
  return {
    ...(scriptedGaze ? EXAMPLES : {}),
    ...env,
    ...(scriptedGaze ? { VITE_SCRIPTED_GAZE: '1' } : {}),
  };
}

async function runVite(app: AppName, outDir: string, env: Record<string, string>): Promise<void> {
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  const { VITE_SCRIPTED_GAZE: _, ...inherited } = process.env;
  const build = spawn(process.execPath, [VITE, ...args], {
    cwd: toRootPath(`apps/${app}`),
    // Test runners say `test` here, with which React would be its slow self.
    env: { ...inherited, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject);
    build.once('close', resolve);
  });
  if (code === 0) return;
  const lines = String(Buffer.concat(said)).split('\n');
  const reason = lines.filter((line) => !/^\s+at /.test(line)).join('\n');
  throw new Error(`apps/${app} does not build\n${reason}`);
}

/** A site holds its files in memory, so an old build may go while it is served. */
async function removeOldBuilds(): Promise<void> {
  const names = (await readdir(BUILDS)).filter((name) => /^\w+-[0-9a-f]{16}$/.test(name));
  const builds = await Promise.all(
    names.map(async (name) => ({ name, usedMs: (await stat(join(BUILDS, name))).mtimeMs })),
  );
  const old = builds.sort((a, b) => b.usedMs - a.usedMs).slice(KEPT_BUILDS);
  await Promise.all(
    old.map(({ name }) => rm(join(BUILDS, name), { recursive: true, force: true })),
  );
}

/** Changes when anything changes that the build of an app may read. */
function toFingerprint(app: AppName, env: Readonly<Record<string, string>>): string {
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
