import type { ErrorCode } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';

interface ProjectFacts {
  readonly owner_id: string;
  readonly status: string;
}

/** Projects that the actor may not see do not exist for them. Undefined means allowed. */
export function canSeeProject(
  actor: UserActor,
  project: ProjectFacts | undefined,
): ErrorCode | undefined {
  return project?.owner_id === actor.userId ? undefined : 'not_found';
}

/** Only a project in edit may change; its name may always, since no recording depends on it. */
export function canEditProject(
  actor: UserActor,
  project: ProjectFacts | undefined,
  change: object = {},
): ErrorCode | undefined {
  const isOpen = project?.status === 'edit' || Object.keys(change).join() === 'name';
  return canSeeProject(actor, project) ?? (isOpen ? undefined : 'project_not_editable');
}
