import type { ErrorCode } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';

interface ProjectFacts {
  readonly owner_id: string;
  readonly status: string;
}

/** What the actor may not see does not exist for them. Nothing means allowed. */
export function canSeeProject(
  actor: UserActor,
  project: ProjectFacts | undefined,
): ErrorCode | undefined {
  return project?.owner_id === actor.userId ? undefined : 'not_found';
}

export function canEditProject(
  actor: UserActor,
  project: ProjectFacts | undefined,
): ErrorCode | undefined {
  return (
    canSeeProject(actor, project) ??
    (project?.status === 'edit' ? undefined : 'project_not_editable')
  );
}
