import type { TransferCode } from '@fovea/contract';
import { Badge } from '@fovea/ui';
import { Check } from 'lucide-react';
import { useTexts } from '#features/credits/transfer/texts.ts';

export function CodeStatus({ code: { status, usable, amount } }: { code: TransferCode }) {
  const t = useTexts();
  if (status === 'USED') {
    return (
      <Badge tone="good" icon={<Check aria-hidden="true" />}>
        {t('used')}
      </Badge>
    );
  }
  if (status === 'CANCELLED') {
    return (
      <Badge className="border border-border-2 bg-transparent text-text-3 line-through">
        {t('cancelled')}
      </Badge>
    );
  }
  return (
    <span className="inline-flex items-center gap-2">
      <Badge className="bg-surface-3">{t('notUsed')}</Badge>
      {usable < amount && (
        <span className="type-small tnum text-warn">
          {usable === 0 ? t('expired') : t('usable', { count: usable, amount })}
        </span>
      )}
    </span>
  );
}
