import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

const chromium = spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout?.trim();
if (!chromium) throw new Error('Chromium is missing: run npm run setup');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Two cores run PostgreSQL, Ceph and the server as well.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Elsewhere a test that fails by chance is looked into; a run that decides gives it one more try
  // and says so.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Generous: a shared machine may be ten times slower than a quiet one. Rules about time have
  // bounds of their own.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium refuses its sandbox to root, as which containers run.
        '--no-sandbox',
        '--disable-gpu',
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
