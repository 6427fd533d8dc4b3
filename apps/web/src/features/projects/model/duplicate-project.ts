import { LIMITS, type ProjectHead } from '@fovea/contract';
import { toErrorText } from '#shared/api/error-texts.ts';
import { copyProject } from '#shared/api/projects.queries.ts';
import { createTexts } from '#shared/language.ts';
import { navigateTo } from '#shared/navigation.ts';
import { toEditor } from '#shared/paths.ts';
import { toasts } from '#shared/toasts.ts';
import en from './copies.en.json' with { type: 'json' };
import ko from './copies.ko.json' with { type: 'json' };
import { toFittingName } from './fitting-name.ts';

export const { getTexts: getCopyTexts } = createTexts({ en, ko });

export function toCopyName(name: string): string {
  return toFittingName(name, LIMITS.projectNameMaxLength, (own) =>
    getCopyTexts()('copyName', { name: own }),
  );
}

/** A copy in edit, with nobody in it. */
export async function duplicateProject({
  id,
  name,
}: Pick<ProjectHead, 'id' | 'name'>): Promise<void> {
  const t = getCopyTexts();
  try {
    const copy = await copyProject(id, toCopyName(name));
    toasts.show({
      title: t('copied', { name: copy.name }),
      durationMs: LIMITS.undoMs,
      action: { label: t('open'), onSelect: () => void navigateTo(toEditor(copy.id)) },
    });
  } catch (error) {
    toasts.show({ kind: 'error', title: toErrorText(error), cause: `duplicate ${id}` });
  }
}
