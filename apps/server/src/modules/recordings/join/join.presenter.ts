import { type Briefing, type CALLS, type GivenReply, NO_BRIEFING } from '@fovea/contract';
import type { getProjectBySlug } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { PURPOSES, toConsentVersion } from './consent.ts';

type Project = Awaited<ReturnType<typeof getProjectBySlug>>;
type Briefed = Pick<Project, 'name' | 'briefing'>;

/** Of a project, for the people who take part. */
export const toTitle = ({ name, briefing }: Briefed) => briefing.title || name;

export function toUnlocked({ briefing }: Briefed) {
  return { right: true as const, briefing: toTexts(briefing) };
}

function toTexts({ title: _, ...texts }: Briefing) {
  return texts;
}

export function toHead({ config }: Pick<ServerDeps, 'config'>, project: Project) {
  const isLocked = project.password_sealed !== null;
  return {
    name: toTitle(project),
    device: project.device,
    orientation: project.orientation,
    needsPassword: isLocked,
    lengthMs: project.length_ms,
    contents: project.contents,
    // Behind a password they come with its check.
    briefing: toTexts(isLocked ? NO_BRIEFING : project.briefing),
    consent: {
      version: toConsentVersion(project.briefing),
      purposes: PURPOSES,
      privacyContact: config.PRIVACY_CONTACT,
    },
  };
}

export function toCollectProject(
  deps: Pick<ServerDeps, 'config'>,
  slug: string,
  project: Project & { readonly open: boolean },
): GivenReply<typeof CALLS.getCollectProject> {
  return { ...toHead(deps, project), slug, code: project.code, open: project.open };
}
