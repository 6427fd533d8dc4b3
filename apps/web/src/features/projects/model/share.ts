import { type Project, toVisitMinutes } from '@fovea/contract';
import { toCodeText } from '@fovea/contract/project-code';
import { hasFeature } from '#shared/features/features.ts';
import { createTexts } from '#shared/language.ts';
import { toasts } from '#shared/toasts.ts';
import en from './collect.en.json' with { type: 'json' };
import ko from './collect.ko.json' with { type: 'json' };

export const { getTexts: getShareTexts } = createTexts({ en, ko });

type Shared = Pick<Project, 'name' | 'link' | 'code' | 'password' | 'lengthMs' | 'device'>;

/** Ready to paste into a mail or a chat, in the chosen language. */
export function toInvitation(project: Shared): string {
  const { name, link, code, password, lengthMs } = project;
  if (link === null || code === null) throw new RangeError('the project does not collect');
  const t = getShareTexts();
  const device = t(project.device);
  const ways = [
    t('openLink', { device, link }),
    ...(hasFeature('projectId')
      ? [t('typeId', { site: new URL(link).host, code: toCodeText(code) })]
      : []),
    ...(password === null ? [] : [t('typePassword', { password })]),
  ];
  return [
    t('invited', { name }),
    ways.join('\n'),
    `${t('takes', { count: toVisitMinutes(lengthMs) })} ${t('advice', { device })}`,
  ].join('\n\n');
}

export function copyLink({ link }: Pick<Shared, 'link'>): Promise<void> {
  return copy(link ?? '', 'linkCopied');
}

export function copyInvitation(project: Shared): Promise<void> {
  return copy(toInvitation(project), 'invitationCopied');
}

export function copyPassword(password: string): Promise<void> {
  return copy(password, 'passwordCopied');
}

async function copy(
  text: string,
  done: 'linkCopied' | 'invitationCopied' | 'passwordCopied',
): Promise<void> {
  const t = getShareTexts();
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ kind: 'success', title: t(done), cause: 'copy' });
  } catch {
    toasts.show({ kind: 'error', title: t('copyFailed'), cause: 'copy' });
  }
}
