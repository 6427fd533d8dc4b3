import { LIMITS } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createHashtag, hashtagsQuery } from '#shared/api/hashtags.ts';
import { refreshProjects } from '#shared/api/projects.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { HashtagForm } from '#shared/project/hashtag-form.tsx';
import { useTexts } from './texts.ts';

/** One that no project has yet. */
export function NewHashtag({ onClose }: ModalFrame) {
  const t = useTexts();
  const formId = useId();
  const { data: known = [] } = useQuery(hashtagsQuery);
  const [chosen, setChosen] = useState<number>();
  // The next in turn, so that neighbours differ.
  const color = chosen ?? (known.length % LIMITS.hashtagColors) + 1;
  const [isSaving, setIsSaving] = useState(false);

  const handleSave = async (name: string) => {
    setIsSaving(true);
    try {
      await createHashtag(name, color);
      refreshProjects();
      onClose();
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={400}
      busy={isSaving}
      title={t('newTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button size="public" onClick={onClose} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button size="public" variant="primary" type="submit" form={formId} loading={isSaving}>
            {t('createNew')}
          </Button>
        </>
      }
    >
      <HashtagForm id={formId} color={color} onColor={setChosen} onSave={handleSave} />
    </Dialog>
  );
}
