import { LIMITS, type ProjectHead } from '@fovea/contract';
import { setProjectHashtags } from '#shared/api/hashtags.queries.ts';
import { refreshProjects, rereadProject } from '#shared/api/projects.queries.ts';
import { toasts } from '#shared/toasts.ts';
import { addNames } from './hashtag-draft.ts';
import { getTexts } from './texts.ts';

/** One project has these and no others; several get them beside their own, as far as there is room. */
export async function saveHashtags(
  projects: readonly ProjectHead[],
  names: readonly string[],
): Promise<void> {
  const t = getTexts();
  const isOne = projects.length === 1;
  const wanted = projects
    .map(({ id, hashtags }) => ({
      id,
      names: isOne
        ? names
        : addNames(
            hashtags.map(({ name }) => name),
            names,
          ),
    }))
    .filter((project) => project.names.length <= LIMITS.projectHashtagsMax);
  try {
    // One after the other: the first makes the hashtags that are new.
    for (const project of wanted) await setProjectHashtags(project.id, project.names);
  } finally {
    for (const { id } of wanted) rereadProject(id);
    refreshProjects();
  }
  const full = projects.length - wanted.length;
  toasts.show({
    kind: full > 0 ? 'neutral' : 'success',
    title: isOne ? t('saved') : t('added', { count: wanted.length }),
    ...(full > 0 ? { text: t('noRoom', { count: full, max: LIMITS.projectHashtagsMax }) } : {}),
  });
}
