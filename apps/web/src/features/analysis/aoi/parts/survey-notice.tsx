import { Button, Dialog } from '@fovea/ui';
import { useState } from 'react';
import { useTexts } from '#features/analysis/aoi/texts.ts';

/**
 * Gaze is not followed on a page that asks: the notice says so over the stage, and once more aloud.
 */
export function SurveyNotice() {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <div className="absolute inset-0 grid place-items-center p-4">
        <p className="type-h3 text-balance text-center text-text-2">{t('survey')}</p>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('survey')}
        description={t('surveyText')}
        actions={
          <Button size="public" data-initial-focus onClick={() => setIsOpen(false)}>
            {t('close')}
          </Button>
        }
      />
    </>
  );
}
