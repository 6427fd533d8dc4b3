import type { CALLS, GivenReply } from '@fovea/contract';
import type { getProjectBySlug } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { PURPOSES, toConsentVersion } from './consent.ts';

type Project = Awaited<ReturnType<typeof getProjectBySlug>>;

export function toHead({ config }: Pick<ServerDeps, 'config'>, project: Project) {
  const { title, ...briefing } = project.briefing;
  return {
    name: title || project.name,
    device: project.device,
    orientation: project.orientation,
    needsPassword: project.password_sealed !== null,
    lengthMs: project.length_ms,
    contents: project.contents,
    briefing,
    consent: {
      version: toConsentVersion(briefing),
      purposes: PURPOSES,
      privacyContact: config.PRIVACY_CONTACT,
    },
  };
}

export function toCollectProject(
  deps: Pick<ServerDeps, 'config'>,
  slug: string,
  project: Project,
): GivenReply<typeof CALLS.getCollectProject> {
  return {
    ...toHead(deps, project),
    slug,
    code: project.code,
    open: project.status === 'active' && project.joined < project.max_participant,
  };
}
