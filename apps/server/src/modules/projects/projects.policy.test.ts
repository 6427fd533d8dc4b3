import { expect, it } from 'vitest';
import { canEditProject, canSeeProject } from './projects.policy.ts';

const owner = {
  userId: 'u1',
  role: 'user',
  authSessionId: 's1',
  passedSecondFactor: true,
} as const;
const stranger = { ...owner, userId: 'u2' };
const admin = { ...stranger, role: 'superuser' } as const;
const toProject = (status: string) => ({ owner_id: 'u1', status });

it('shows a project to its owner; to others it does not exist, whatever their role', () => {
  expect(canSeeProject(owner, toProject('done'))).toBeUndefined();
  expect(canSeeProject(stranger, toProject('done'))).toBe('not_found');
  expect(canSeeProject(admin, toProject('done'))).toBe('not_found');
  expect(canSeeProject(owner, undefined)).toBe('not_found');
});

it('lets the owner edit until the activation, and tells nobody else about it', () => {
  expect(canEditProject(owner, toProject('edit'))).toBeUndefined();
  expect(canEditProject(owner, toProject('active'))).toBe('project_not_editable');
  expect(canEditProject(owner, toProject('done'))).toBe('project_not_editable');
  expect(canEditProject(stranger, toProject('active'))).toBe('not_found');
  expect(canEditProject(owner, undefined)).toBe('not_found');
});
