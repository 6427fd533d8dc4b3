import { expect, it } from 'vitest';
import { assertTestDatabase } from './database.ts';

it('refuses a database that is not made for tests', () => {
  expect(() => assertTestDatabase('postgres://u:secret@db/fovea')).toThrow('refuse');
  expect(() => assertTestDatabase('postgres://u:secret@db/fovea_test_live')).toThrow('refuse');
  expect(() => assertTestDatabase('postgres://u:secret@db/fovea_1_test')).not.toThrow();
});
