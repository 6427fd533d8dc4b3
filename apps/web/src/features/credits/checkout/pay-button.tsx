import { Button } from '@fovea/ui';
import { Lock } from 'lucide-react';
import { useTexts } from './texts.ts';

export interface PayButtonProps {
  price: string;
  isBusy: boolean;
  isReady: boolean;
  /** Somebody came back from the provider without having paid. */
  isFailed: boolean;
}

/** In the summary, and on narrow screens at the bottom of the window. */
export function PayButton({ price, isBusy, isReady, isFailed }: PayButtonProps) {
  const t = useTexts();
  return (
    <>
      {isFailed && (
        <p role="alert" className="type-body mb-2 text-bad">
          {t('notPaid')}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="touch"
        wide
        loading={isBusy}
        disabled={!isReady}
        iconLeft={<Lock aria-hidden="true" />}
      >
        {t('pay', { price })}
      </Button>
    </>
  );
}
