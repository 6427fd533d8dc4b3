import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

const BROWSER = 'chromium-headless-shell';
const browser = spawnSync('which', [BROWSER], { encoding: 'utf8' }).stdout?.trim();
if (!browser) throw new Error(`${BROWSER} is missing: run npm run setup`);
const decides = process.env['CI'] === 'true';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './stack/global-setup.ts',
  // Two cores run PostgreSQL, Ceph and the server as well.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Elsewhere a test that fails by chance is looked into; a run that decides gives it one more try
  // and says so. More than two such tests fail the run.
  retries: decides ? 1 : 0,
  // Generous: a shared machine may be ten times slower than a quiet one. Rules about time have
  // bounds of their own.
  timeout: 300_000,
  // Ends a run that hangs, or that a starved machine cannot finish: one that decides is run again at
  // the end. Others may be slowed down on purpose.
  globalTimeout: decides ? 2_100_000 : 3_600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // A trace takes a tenth of the time of every test.
    // Routes of a test do not see what a worker loads; the spec of the worker allows it.
    serviceWorkers: 'block',
    trace: decides ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        // Chromium refuses its sandbox to root, as which containers run.
        '--no-sandbox',
        '--disable-gpu',
        // Two processes less beside each of the browsers.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'e2e', testMatch: '*.spec.ts' },
    {
      name: 'shots',
      testMatch: '*.shots.ts',
      timeout: 240_000,
      use: { trace: 'off', actionTimeout: 60_000 },
    },
  ],
});
