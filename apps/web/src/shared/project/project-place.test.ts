import { expect, it } from 'vitest';
import { toProjectPlace } from './project-place.ts';

it.each([
  ['edit', '/project/edit/1'],
  ['active', '/project/1'],
  ['done', '/analysis/1'],
] as const)('leads from a project that is %s to %s', (status, path) => {
  expect(toProjectPlace({ id: '1', status })).toBe(path);
});
