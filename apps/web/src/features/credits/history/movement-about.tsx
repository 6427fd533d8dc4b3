import type { CreditMovement } from '@fovea/contract';
import { Link } from '@fovea/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { toMonthText } from '#shared/format/dates.ts';
import { toProject } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

/** Subject of a movement, in a few words. */
export function MovementAbout({ movement }: { movement: CreditMovement }): ReactNode {
  const { about } = movement;
  const text = useAboutText(movement);
  if (about.projectId === null || about.projectName === null) return text;
  return (
    <Link asChild look="quiet">
      <RouterLink to={toProject(about.projectId)}>{text}</RouterLink>
    </Link>
  );
}

function useAboutText({ type, about, amount, at }: CreditMovement): string {
  const t = useTexts();
  const count = Math.abs(amount);
  switch (type) {
    case 'USE':
    case 'UPGRADE':
      return about.projectName === null
        ? t('sessions', { count })
        : t('participants', { name: about.projectName, count });
    case 'RELEASE':
      return about.projectName ?? t('sessions', { count });
    case 'TRANSFER_OUT':
      return toReceivers();
    case 'TRANSFER_BACK':
      return about.email ?? '';
    case 'CODE_IN':
      return about.email === null ? '' : t('from', { email: about.email });
    case 'PURCHASE':
      return about.reason ?? t('bought', { count });
    case 'EXPIRE':
      return about.source === null ? t('sessions', { count }) : t(about.source);
    case 'GRANT':
      return (
        about.reason ??
        (about.source === 'subscription' ? toMonthText(at) : t('sessions', { count }))
      );
    case 'REFUND':
    case 'ADJUST':
      return about.reason ?? t('sessions', { count });
  }

  function toReceivers(): string {
    const { receivers, email } = about;
    if (receivers === null || receivers === 1) return email ?? t('receivers', { count: 1 });
    const each = count / receivers;
    return Number.isInteger(each)
      ? t('each', { count: receivers, each })
      : t('receivers', { count: receivers });
  }
}
