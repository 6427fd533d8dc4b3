import type { ProjectHead } from '@fovea/contract';
import { Badge } from '@fovea/ui';
import { CircleCheck, PencilLine } from 'lucide-react';
import { createTexts } from '#shared/language.ts';
import en from './project-badges.en.json' with { type: 'json' };
import ko from './project-badges.ko.json' with { type: 'json' };

const { useTexts } = createTexts({ en, ko });

export function StatusBadge({ status }: Pick<ProjectHead, 'status'>) {
  const t = useTexts();
  if (status === 'active') {
    return (
      <Badge tone="info" dot>
        {t('active')}
      </Badge>
    );
  }
  if (status === 'done') {
    return (
      <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
        {t('done')}
      </Badge>
    );
  }
  return (
    <Badge
      icon={<PencilLine aria-hidden="true" />}
      className="border border-border-2 bg-transparent"
    >
      {t('edit')}
    </Badge>
  );
}

export function TypeBadge({ type }: Pick<ProjectHead, 'type'>) {
  const t = useTexts();
  return <Badge tone={type === 'pro' ? 'accent' : 'neutral'}>{t(type)}</Badge>;
}
