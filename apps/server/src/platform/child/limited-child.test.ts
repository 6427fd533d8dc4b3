import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChildLimits, runLimited } from './limited-child.ts';
import { findWallFault } from './walls.ts';

const MB = 1_048_576;
const LIMITS: ChildLimits = {
  cpuS: 30,
  wallMs: 300_000,
  memoryBytes: 400 * MB,
  outputBytes: 100_000,
  fileBytes: MB,
};

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fovea-child-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const run = (script: string, limits: Partial<ChildLimits> = {}) =>
  runLimited({
    command: process.execPath,
    args: ['--eval', script],
    dir,
    limits: { ...LIMITS, ...limits },
  });
const FILL = 'const all = []; for (;;) all.push(Buffer.alloc(5e6, 1));';

it('a child ends with its code and what it printed', async () => {
  expect(await run('console.log("done"); process.exitCode = 3')).toMatchObject({
    kind: 'ended',
    code: 3,
    stdout: 'done\n',
  });
});

it('a child that takes too much memory is stopped, and so are its own children', async () => {
  const limits = { memoryBytes: 120 * MB };
  expect(await run(FILL, limits)).toMatchObject({ kind: 'stopped', limit: 'memory' });
  const grandchild = `require('node:child_process')
    .spawn(process.execPath, ['--eval', ${JSON.stringify(FILL)}], { stdio: 'inherit' });`;
  expect(await run(grandchild, limits)).toMatchObject({ kind: 'stopped', limit: 'memory' });
});

it('a child that takes too long is stopped', async () => {
  const asleep = 'setTimeout(() => undefined, 60_000)';
  expect(await run(asleep, { wallMs: 300 })).toMatchObject({ kind: 'stopped', limit: 'time' });
  expect(await run('for (;;);', { cpuS: 1 })).toMatchObject({ kind: 'stopped', limit: 'time' });
});

it('a child that prints without end is stopped', async () => {
  expect(await run('setInterval(() => console.log("x".repeat(50_000)), 1)')).toMatchObject({
    kind: 'stopped',
    limit: 'output',
  });
});

it('a child cannot write a larger file than it may', async () => {
  const script = `require('node:fs').writeFileSync('large', Buffer.alloc(${2 * MB}))`;
  expect(await run(script)).toMatchObject({ kind: 'ended', code: 1 });
});

it('a child sees no variable of ours', async () => {
  const end = await run('console.log(Object.keys(process.env).sort().join())');
  expect(end).toMatchObject({ stdout: 'HOME,LANG,PATH,TMPDIR\n' });
});

// Some containers allow no namespaces; a worker for people does not start there.
it.skipIf((await findWallFault()) !== undefined)(
  'a child gains no rights, reaches no network and sees no process of ours',
  async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const end = await run(`
    const { readFileSync, readdirSync } = require('node:fs');
    const attempt = (read) => { try { return String(read()); } catch (error) { return error.code; } };
    const { status } = require('node:child_process').spawnSync('mount', ['-t', 'tmpfs', 'none', '/mnt']);
    const seen = [
      attempt(() => readFileSync('/proc/${process.pid}/environ')),
      attempt(() => readFileSync('/proc/' + process.ppid + '/environ')),
      attempt(() => readdirSync('/proc')),
      attempt(() => readdirSync('/run').filter((name) => name !== 'mount')),
      attempt(() => process.kill(${process.pid}, 0)),
      status === 0,
    ];
    require('node:net').connect(${port}, '127.0.0.1')
      .on('connect', () => { console.log('connected'); process.exit(); })
      .on('error', (error) => console.log(JSON.stringify([...seen, error.code])));
  `);
    await new Promise((resolve) => listener.close(resolve));
    expect(end).toMatchObject({ kind: 'ended', code: 0 });
    expect(JSON.parse('stdout' in end ? end.stdout : '')).toEqual([
      'ENOENT',
      'ENOENT',
      '',
      '',
      'ESRCH',
      false,
      'ENETUNREACH',
    ]);
  },
);

it.skipIf((await findWallFault()) !== undefined)(
  'a child sees its own folder and the programs, and no other file of this machine',
  async () => {
    const other = await mkdtemp(join(tmpdir(), 'fovea-other-child-'));
    await writeFile(join(other, 'secret'), 'secret');
    await writeFile(join(dir, 'own'), 'own');
    const end = await run(`
    const { readFileSync, writeFileSync, readdirSync } = require('node:fs');
    const attempt = (act) => { try { return String(act()); } catch (error) { return error.code; } };
    console.log(JSON.stringify([
      attempt(() => readFileSync('own')),
      attempt(() => writeFileSync('made', 'made')),
      attempt(() => readFileSync(${JSON.stringify(join(other, 'secret'))})),
      attempt(() => writeFileSync(${JSON.stringify(join(other, 'made'))}, 'made')),
      attempt(() => readFileSync('/etc/passwd')),
      attempt(() => writeFileSync('/made', 'made')),
      attempt(() => readdirSync(require('node:path').dirname(process.cwd())).includes(${JSON.stringify(basename(other))})),
      attempt(() => require('node:child_process').execFileSync('ffprobe', ['-version']).length > 0),
    ]));
  `);
    await rm(other, { recursive: true });
    expect(end).toMatchObject({ kind: 'ended', code: 0 });
    expect(JSON.parse('stdout' in end ? end.stdout : '')).toEqual([
      'own',
      'undefined',
      'ENOENT',
      'ENOENT',
      'ENOENT',
      'EROFS',
      'false',
      'true',
    ]);
    await expect(readFile(join(dir, 'made'), 'utf8')).resolves.toBe('made');
  },
);

it('a crash is told from an end by somebody else, which says nothing about the file', async () => {
  expect(await run('process.abort()')).toMatchObject({ kind: 'crashed', signal: 'SIGABRT' });
  await expect(run('process.kill(process.pid, "SIGKILL")')).rejects.toThrow('was ended by SIGKILL');
});

it('a program that is not there is our fault', async () => {
  const task = { command: 'no-such-program', args: [], dir, limits: LIMITS };
  await expect(runLimited(task)).rejects.toThrow('no-such-program');
});
