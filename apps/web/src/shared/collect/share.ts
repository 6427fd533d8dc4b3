import type { Project } from '@fovea/contract';
import { toCodeText } from '#shared/format/project-code.ts';
import { createTexts } from '#shared/language.ts';
import { toasts } from '#shared/toasts.ts';
import en from './collect.en.json' with { type: 'json' };
import ko from './collect.ko.json' with { type: 'json' };

const { getTexts } = createTexts({ en, ko });

export type Shared = Pick<Project, 'name' | 'link' | 'code'>;

/** Ready to paste into a mail or a chat, in the chosen language. */
export function toInvitation({ name, link, code }: Shared): string {
  if (link === null || code === null) throw new RangeError('the project does not collect');
  return getTexts()('invitation', { name, link, code: toCodeText(code) });
}

export function copyLink({ link }: Pick<Shared, 'link'>): Promise<void> {
  return copy(link ?? '', 'linkCopied');
}

export function copyInvitation(project: Shared): Promise<void> {
  return copy(toInvitation(project), 'invitationCopied');
}

async function copy(text: string, done: 'linkCopied' | 'invitationCopied'): Promise<void> {
  const t = getTexts();
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ kind: 'success', title: t(done), cause: 'copy' });
  } catch {
    toasts.show({ kind: 'error', title: t('copyFailed'), cause: 'copy' });
  }
}
