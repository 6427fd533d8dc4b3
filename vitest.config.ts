import { defineConfig } from 'vitest/config';

const serverSetup = ['./apps/server/testing/global-setup.ts'];
const exclude = ['**/node_modules/**', 'e2e/**', '.stack/**'];

export default defineConfig({
  test: {
    pool: 'forks',
    environment: 'node',
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.int.test.ts'],
          testTimeout: 10_000,
          hookTimeout: 10_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: serverSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude,
          globalSetup: serverSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
