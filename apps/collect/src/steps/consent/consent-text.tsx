import { Button, Dialog } from '@fovea/ui';
import { useTexts } from './texts.ts';

/** A changed word here or in the points is a new version of the consent. */
const PARTS = ['who', 'what', 'why', 'camera', 'stop', 'rights'] as const;

export interface ConsentTextProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  contact: string;
}

export function ConsentText({ open, onOpenChange, contact }: ConsentTextProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('fullTitle')}
      widthPx={520}
      actions={
        <Button size="touch" wide onClick={() => onOpenChange(false)}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {PARTS.map((part) => (
          <section key={part}>
            <h3 className="type-h3">{t(`${part}Title`)}</h3>
            <p className="type-touch mt-1 text-pretty text-text-2">{t(part, { contact })}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
