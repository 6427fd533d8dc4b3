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

it('lets the owner change a name in every state, but nothing along with it', () => {
  for (const status of ['edit', 'active', 'done']) {
    expect(canEditProject(owner, toProject(status), { name: 'Tea' })).toBeUndefined();
    expect(canEditProject(stranger, toProject(status), { name: 'Tea' })).toBe('not_found');
  }
  for (const change of [{}, { shuffle: true }, { name: 'Tea', shuffle: true }]) {
    expect(canEditProject(owner, toProject('active'), change)).toBe('project_not_editable');
  }
});

it('lets the owner edit until the activation, and tells nobody else about it', () => {
  expect(canEditProject(owner, toProject('edit'))).toBeUndefined();
  expect(canEditProject(owner, toProject('active'))).toBe('project_not_editable');
  expect(canEditProject(owner, toProject('done'))).toBe('project_not_editable');
  expect(canEditProject(stranger, toProject('active'))).toBe('not_found');
  expect(canEditProject(owner, undefined)).toBe('not_found');
});
