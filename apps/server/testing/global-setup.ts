import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  abandonPostgres,
  prepareTemplate,
  removePostgres,
  startPostgres,
} from '@fovea/testkit/engines';
import type { TestProject } from 'vitest/node';
import { TEMPLATE_DATABASE } from './database.ts';
import { migrateForTests } from './migrate-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The administration database of the run's own PostgreSQL. */
    postgresUrl: string;
  }
}

/** A throw-away PostgreSQL with one migrated template, from which each test file gets a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'fovea-tests-'));
  // An interrupted run ends without asking for the tear-down.
  const abandon = () => abandonPostgres(dir);
  process.once('exit', abandon);
  const postgres = await startPostgres({ dir });
  const tearDown = async () => {
    process.off('exit', abandon);
    await postgres.stop();
    await removePostgres(dir);
  };
  try {
    await prepareTemplate(postgres.url(), TEMPLATE_DATABASE, migrateForTests);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgresUrl', postgres.url());
  return tearDown;
}
