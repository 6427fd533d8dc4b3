import { Button, Dialog } from '@fovea/ui';
import type { Offer } from './code-calls.ts';
import { OfferFacts } from './offer-facts.tsx';
import { useTexts } from './texts.ts';

interface ConfirmDialogProps {
  offer: Offer;
  isUsing: boolean;
  onUse: () => void;
  onClose: () => void;
}

/** Where the screen is too small to have all of it in sight beside the button. */
export function ConfirmDialog({ offer, isUsing, onUse, onClose }: ConfirmDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('confirmTitle')}
      description={t('confirmText')}
      busy={isUsing}
      actions={
        <>
          <Button size="public" className="max-md:min-h-11" disabled={isUsing} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="public"
            variant="primary"
            className="max-md:min-h-11"
            loading={isUsing}
            onClick={onUse}
          >
            {t('use')}
          </Button>
        </>
      }
    >
      <div className="type-body rounded-bar border border-border px-4 py-3.5">
        <OfferFacts offer={offer} />
      </div>
    </Dialog>
  );
}
