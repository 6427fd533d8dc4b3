import { Button } from '@fovea/ui';
import { RotateCw } from 'lucide-react';
import { useTexts } from './texts.ts';

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <Button size="touch" iconLeft={<RotateCw aria-hidden="true" />} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
