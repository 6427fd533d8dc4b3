import type { Values } from '@fovea/texts';
import { Button, Dialog } from '@fovea/ui';
import { PARTS } from './consent-words.ts';
import { useTexts } from './texts.ts';

export interface ConsentTextProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: Values;
}

export function ConsentText({ open, onOpenChange, values }: ConsentTextProps) {
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
            <p className="type-touch mt-1 text-pretty text-text-2">{t(part, values)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
