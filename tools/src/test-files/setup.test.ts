import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportLine } from '#harness/report.ts';
import { AROUND } from './test-costs.ts';

const repository = join(import.meta.dirname, '../../..');
const HEAD = "import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';\n";

/** Files in the order of their names, in one worker. */
const PLANTED = {
  'a-timers': "it('a', () => { vi.useFakeTimers(); expect(1).toBe(1); });",
  'b-after-timers': "it('b', () => expect(vi.isFakeTimers()).toBe(false));",
  'c-environment': "it('c', () => { process.env.LEFT = 'x'; expect(1).toBe(1); });",
  'd-listener': "it('d', () => { process.on('SIGUSR2', () => {}); expect(1).toBe(1); });",
  'e-global': "it('e', () => { globalThis.structuredClone = () => 1; expect(1).toBe(1); });",
  'f-server': `import { createServer } from 'node:net';
    it('f', async () => { await new Promise((done) => createServer().listen(0, done)); expect(1).toBe(1); });`,
  'g-tidy': `import { createServer } from 'node:net';
    const spin = (ms) => { const end = process.cpuUsage().user + ms * 1e3; while (process.cpuUsage().user < end); };
    let tries = 0;
    beforeEach(() => spin(30));
    afterAll(() => spin(60));
    describe('a group', () => {
      it('is costly', () => { spin(100); expect(1).toBe(1); });
      it('sleeps', async () => { await new Promise((done) => setTimeout(done, 150)); expect(1).toBe(1); });
      it('is tried twice', { retry: 1 }, () => { spin(40); tries += 1; expect(tries).toBe(2); });
      it.skip('is left out', () => {});
    });
    it('opens and closes', async () => {
      const server = createServer();
      await new Promise((done) => server.listen(0, done));
      await new Promise((done) => server.close(done));
      expect(1).toBe(1);
    });`,
};

let dir: string;
let results: readonly { name: string; status: string; message: string }[];
let costs: ReportLine[];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fovea-test-files-'));
  await symlink(join(repository, 'node_modules'), join(dir, 'node_modules'));
  await mkdir(join(dir, 'planted'));
  for (const [name, text] of Object.entries(PLANTED)) {
    await writeFile(join(dir, 'planted', `${name}.test.js`), `${HEAD}${text}`);
  }
  const setup = JSON.stringify(join(import.meta.dirname, 'setup.ts'));
  const sequencer = `class { constructor() {} shard(all) { return all; }
    sort(all) { return all.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId)); } }`;
  await writeFile(
    join(dir, 'vitest.config.mjs'),
    `export default { test: { isolate: false, maxWorkers: 1, setupFiles: [${setup}],
      sequence: { sequencer: ${sequencer} } } };`,
  );
  const report = join(dir, 'report.jsonl');
  const command = join(repository, 'node_modules/vitest/vitest.mjs');
  const { VITEST: _, ...env } = process.env;
  const options = ['--root', dir, '--reporter', 'json', '--outputFile', join(dir, 'results.json')];
  await promisify(execFile)(process.execPath, [command, 'run', ...options], {
    env: { ...env, FOVEA_REPORT: report },
  }).catch(() => 'the planted faults are found');
  ({ testResults: results } = JSON.parse(await readFile(join(dir, 'results.json'), 'utf8')));
  const lines = (await readFile(report, 'utf8')).trimEnd().split('\n');
  costs = lines.map((line) => JSON.parse(line) as ReportLine);
});
afterAll(() => rm(dir, { recursive: true }));

describe('a test file that leaves something behind', () => {
  const findFault = (name: string) => {
    const result = results.find((file) => file.name.includes(`/${name}.test.js`));
    return `${result?.status} ${result?.message}`;
  };

  it.each([
    ['a-timers', 'fake timers'],
    ['c-environment', 'process.env.LEFT'],
    ['d-listener', 'a listener of the process for SIGUSR2'],
    ['e-global', 'globalThis.structuredClone'],
    ['f-server', 'a server that listens'],
  ])('fails: %s', (name, left) => {
    expect(findFault(name)).toContain(`failed this file leaves behind: ${left}`);
  });

  it('is blamed alone: the next one has real timers, and a tidy one passes', () => {
    expect(findFault('b-after-timers')).toMatch(/^passed/);
    expect(findFault('g-tidy')).toMatch(/^passed/);
  });
});

describe('the report', () => {
  const find = (test: string) => {
    const cost = costs.find((line) => line.file.endsWith('g-tidy.test.js') && line.test === test);
    if (cost === undefined) throw new Error(`${test} is not in the report`);
    return cost;
  };

  it('has a line for each test that ran and one for what is around them', () => {
    const own = costs.filter(({ file }) => file === 'planted/g-tidy.test.js');
    expect(own.map(({ test }) => test)).toEqual([
      'a group > is costly',
      'a group > sleeps',
      'a group > is tried twice',
      'opens and closes',
      AROUND,
    ]);
    expect(new Set(costs.map(({ file }) => file)).size).toBe(Object.keys(PLANTED).length);
  });

  it('counts the CPU of a test with its hooks, of all its tries, and not its sleep', () => {
    expect(find('a group > is costly').cpuMs).toBeGreaterThanOrEqual(130);
    expect(find('a group > is tried twice').cpuMs).toBeGreaterThanOrEqual(140);
    expect(find('a group > is tried twice').tries).toBe(2);
    expect(find('a group > is costly').tries).toBe(1);
    expect(find('a group > sleeps').ms).toBeGreaterThanOrEqual(149);
    const costlyMs = find('a group > is costly').cpuMs ?? 0;
    expect(find('a group > sleeps').cpuMs).toBeLessThan(costlyMs);
    expect(find(AROUND).cpuMs).toBeGreaterThanOrEqual(60);
  });
});
