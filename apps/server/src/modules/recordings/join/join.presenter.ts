import type { CALLS, GivenReply } from '@fovea/contract';
import type { getProjectBySlug } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { CONSENT } from './consent.ts';

export function toCollectProject(
  { config }: Pick<ServerDeps, 'config'>,
  slug: string,
  project: Awaited<ReturnType<typeof getProjectBySlug>>,
): GivenReply<typeof CALLS.getCollectProject> {
  return {
    slug,
    name: project.name,
    device: project.device,
    orientation: project.orientation,
    needsPassword: project.password_sealed !== null,
    lengthMs: project.length_ms,
    open: project.status === 'active' && project.joined < project.max_participant,
    consent: { ...CONSENT, privacyContact: config.PRIVACY_CONTACT },
  };
}
