import { defineConfig } from 'vitest/config';

const serverSetup = ['./apps/server/testing/global-setup.ts'];
const exclude = ['**/node_modules/**', 'e2e/**', '.stack/**'];

export default defineConfig({
  test: {
    pool: 'forks',
    // The default leaves a core free for a person; a run has both.
    maxWorkers: '100%',
    environment: 'node',
    // Ends what hangs. How much a test may cost is a rule of CPU seconds: wall time is the machine's.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Files share a worker and what it has loaded. The set-up fails a file that leaves traces in it.
    isolate: false,
    setupFiles: ['./tools/src/test-files/setup.ts'],
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['apps/*/{src,testing}/**/*.dom.test.tsx'],
          exclude,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://fovea.test/' } },
          setupFiles: ['./apps/web/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: serverSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude,
          globalSetup: serverSetup,
          fileParallelism: false,
        },
      },
    ],
  },
});
