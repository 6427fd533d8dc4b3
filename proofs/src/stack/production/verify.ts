import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createTransport, playParticipant, type TestStack } from '@fovea/testkit';
import { runCommand } from '@fovea/testkit/engines';
import { onInterrupt } from '@fovea/tools/harness/on-interrupt';
import { toRootPath } from '@fovea/tools/harness/root';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';

const SIZES: Sizes<{ apis: number; install: readonly string[] }> = {
  // As the image of the server is made.
  short: { apis: 1, install: ['--workspace', '@fovea/server', '--include-workspace-root=false'] },
  full: { apis: 2, install: [] },
};
const PARTICIPANTS = 3;
const BATCHES = 6;
const INSTALL_MS = 300_000;
/** Tools of development: none of them may be needed, or there, in production. */
const DEVELOPMENT_ONLY = [
  'vitest',
  'typescript',
  'playwright',
  '@playwright/test',
  '@biomejs/biome',
  '@swc/core',
  'knip',
  'oxlint',
  'dependency-cruiser',
  'fast-check',
  'kysely-codegen',
];

/** Installs a copy of the tree as production does and runs the whole path of gaze on it. */
export async function verifyProduction(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const root = await mkdtemp(join(tmpdir(), 'fovea-production-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  // An interrupted run ends inside withStack.
  process.once('exit', remove);
  try {
    const files = await onInterrupt(() => copyTracked(root));
    print(`  ${files} tracked files copied`);
    const installedMs = await install(root, size.install);
    const packages = await countPackages(join(root, 'node_modules'));
    print(`  ${packages} packages installed in ${(installedMs / 1_000).toFixed(1)} s`);
    const present = DEVELOPMENT_ONLY.filter((name) => existsSync(join(root, 'node_modules', name)));
    const recorded = await withStack({ apis: size.apis, scheduler: true, root }, (stack, signal) =>
      orAborted(signal, playPath(stack, root)),
    );
    return [
      { name: 'packages installed', value: packages, ok: packages > 0 },
      {
        name: 'development packages',
        value: present.join(' ') || 0,
        goal: '0',
        ok: present.length === 0,
      },
      {
        name: 'participants in the records',
        value: recorded,
        goal: `${PARTICIPANTS}`,
        ok: recorded === PARTICIPANTS,
      },
    ];
  } finally {
    remove();
    process.off('exit', remove);
  }
}

async function copyTracked(root: string): Promise<number> {
  const paths = (await listGit()).filter((path) => existsSync(toRootPath(path)));
  const untracked = await listGit('--others', '--exclude-standard');
  if (untracked.length > 0)
    print(`  left out, as git does not track them: ${untracked.length} files`);
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await cp(toRootPath(path), join(root, path));
  }
  return paths.length;
}

async function listGit(...options: string[]): Promise<string[]> {
  const listed = await runCommand('git', ['-C', toRootPath('.'), 'ls-files', '-z', ...options]);
  return listed.split('\0').filter((path) => path !== '');
}

async function install(root: string, workspaces: readonly string[]): Promise<number> {
  const startMs = performance.now();
  const options = ['--omit=dev', ...workspaces, '--prefer-offline', '--no-audit', '--no-fund'];
  await onInterrupt((signal) =>
    promisify(execFile)('npm', ['ci', ...options], { cwd: root, timeout: INSTALL_MS, signal }),
  );
  return performance.now() - startMs;
}

async function countPackages(modules: string): Promise<number> {
  const names = await readdir(modules);
  const scopes = names.filter((name) => name.startsWith('@'));
  const scoped = await Promise.all(scopes.map((scope) => readdir(join(modules, scope))));
  const plain = names.filter((name) => !/^[@.]/.test(name));
  return plain.length + scoped.flat().length;
}

/** Sign-up, picture, activation, three participants, records: all by processes of the copy. */
async function playPath(stack: TestStack, root: string): Promise<number> {
  const apiUrls = stack.apis.map(({ url }) => url);
  print(`  ${stack.processes.map(({ name }) => name).join(', ')} run from ${root}`);
  const { researcher, project } = await createProject(stack, { maxParticipant: 10 });
  const transport = createTransport();
  try {
    const { slug } = project;
    await Promise.all(
      Array.from({ length: PARTICIPANTS }, (_, i) =>
        playParticipant({ apiUrls, slug, seed: i + 1, batches: BATCHES, transport }),
      ),
    );
    const { manifest } = await researcher.waitForRecords(project.id, PARTICIPANTS, 300_000);
    return manifest.participants.length;
  } finally {
    transport.stop();
    researcher.stop();
  }
}
