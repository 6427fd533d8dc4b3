import { Button, Dialog, EmptyState } from '@fovea/ui';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from './texts.ts';

/** Note about a video: a dialog, and the same words where cards would be. */
export function VideoInsight() {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className="grid flex-1 place-items-center p-4">
      <EmptyState
        drawing={<Lightbulb aria-hidden="true" className="size-6 text-accent-text" />}
        title={t('videoInsight')}
        text={t('videoText')}
      />
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('videoInsight')}
        description={t('videoText')}
        actions={
          <Button
            variant="primary"
            size="public"
            data-initial-focus
            onClick={() => setIsOpen(false)}
          >
            {t('close')}
          </Button>
        }
      />
    </div>
  );
}
