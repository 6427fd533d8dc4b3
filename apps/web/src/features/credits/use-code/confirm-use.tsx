import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { Offer } from './codes.queries.ts';
import { OfferFacts } from './offer-facts.tsx';
import { useTexts } from './texts.ts';

interface ConfirmUseProps {
  offer: Offer;
  isUsing: boolean;
  onUse: () => void;
  onClose: () => void;
}

/** Where the screen is too small to have all of it in sight beside the button. */
export function ConfirmUse({ offer, isUsing, onUse, onClose }: ConfirmUseProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      description={t('confirmText')}
      safe={t('cancel')}
      confirm={t('use')}
      isBusy={isUsing}
      onConfirm={onUse}
      onClose={onClose}
    >
      <div className="type-body rounded-bar border border-border px-4 py-3.5">
        <OfferFacts offer={offer} />
      </div>
    </ConfirmDialog>
  );
}
