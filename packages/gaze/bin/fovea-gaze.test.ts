import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Analysis } from './analyse.ts';
import { parseSamples } from './read-samples.ts';

const CLI = fileURLToPath(new URL('fovea-gaze.ts', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('example.csv', import.meta.url));

function run(args: readonly string[], input = '') {
  return spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8', input });
}

/** Two rests of 1 s at 30 Hz, the first 100 px and the second 300 px down, without noise. */
function createCsv(): string {
  const lines = Array.from({ length: 60 }, (_, i) => `${(i * 100) / 3},200,${i < 30 ? 100 : 300}`);
  return ['t_ms,x,y', ...lines].join('\n');
}

it('prints fixations and metrics of areas of samples from standard input', () => {
  const { stdout, stderr, status } = run(['-', '--area', 'top=0,0,390,200', '--json'], createCsv());
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const { events, summary, fixations, areas } = JSON.parse(stdout) as Analysis;
  expect(events).toMatchObject({ algorithm: 'phone', version: 1, reason: null });
  expect(summary).toMatchObject({ samples: 60, valid_samples: 60, fixations: 2 });
  expect(fixations.map(({ y_px }) => y_px)).toEqual([100, 300]);
  expect(areas).toMatchObject([{ area: 'top', fixation_count: 1, ttff_ms: 0, visit_count: 1 }]);
  expect(areas[0]?.attention_ratio).toBeCloseTo(0.5, 1);
});

it('prints tables by default, empty where nothing was looked at', () => {
  const { stdout } = run([EXAMPLE, '--area', 'Can, open=122,253,145,389', '--area', 'off=0,0,1,1']);
  const [summary, fixations, areas] = stdout.trimEnd().split('\n\n');
  expect(summary).toMatch(/^# phone version 1\nsamples,.*\n239,230,/);
  expect(fixations?.split('\n').length).toBeGreaterThan(15);
  const [, can, off] = areas?.split('\n') ?? [];
  expect(can).toMatch(/^"Can, open",0[.]/);
  expect(off).toBe('off,0,0,0,0,,,,0,0,2');
});

it('says why a slow recording has no fixations', () => {
  const { stdout, status } = run(['-'], 't_ms,x,y\n0,1,1\n100,1,1\n200,1,1\n');
  expect(status).toBe(0);
  expect(stdout).toContain('no fixations: rate_below_20_hz');
});

it('refuses what it cannot read, in one line', () => {
  const refuse = (args: readonly string[], input = createCsv()) => {
    const { stderr, status } = run(args, input);
    expect(status).toBe(1);
    return stderr.trimEnd();
  };
  expect(refuse(['-'], 'a,b\n1,2\n')).toBe('The first line must name t_ms, x and y.');
  expect(refuse(['-'], 't_ms,x,y\n1,2,3\n1,2,3\n')).toBe('Line 3 is no later than the one before.');
  expect(refuse(['-', '--preset', 'best'])).toBe('There is no preset best.');
  expect(refuse(['-', '--area', 'top=1,2,3'])).toContain('NAME=X,Y,WIDTH,HEIGHT');
});

it('explains itself without a file', () => {
  const { stdout, status } = run([]);
  expect(stdout).toMatch(/^fovea-gaze FILE[.]csv/);
  expect(status).toBe(2);
});

it('reads semicolons, quotes, other names of columns and lost gaze', () => {
  const csv = '"Timestamp_ms";"gaze_x";"gaze_y";"valid"\r\n0;1;2;1\r\n10;;3;1\r\n20;4;5;0\r\n';
  const { tMs, x, valid } = parseSamples(csv);
  expect([...tMs]).toEqual([0, 10, 20]);
  expect(x[0]).toBe(1);
  expect([...valid]).toEqual([1, 0, 0]);
});
