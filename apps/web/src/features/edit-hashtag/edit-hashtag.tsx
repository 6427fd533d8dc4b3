import type { CountedHashtag } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { updateHashtag } from '#shared/api/hashtags.ts';
import { refreshProjects } from '#shared/api/projects.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { HashtagForm } from '#shared/project/hashtag-form.tsx';
import { toasts } from '#shared/toasts.ts';
import { RemoveHashtag } from './remove-hashtag.tsx';
import { useTexts } from './texts.ts';

interface EditHashtagProps extends ModalFrame {
  hashtag: CountedHashtag;
}

/** Another name or colour on every project that has it, or none of it any more. */
export function EditHashtag({ hashtag, onClose }: EditHashtagProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  if (isRemoving) {
    return (
      <RemoveHashtag hashtag={hashtag} onClose={onClose} onKeep={() => setIsRemoving(false)} />
    );
  }
  return <Change hashtag={hashtag} onClose={onClose} onRemove={() => setIsRemoving(true)} />;
}

function Change({ hashtag, onClose, onRemove }: EditHashtagProps & { onRemove: () => void }) {
  const t = useTexts();
  const formId = useId();
  const [color, setColor] = useState(hashtag.color);
  const [isSaving, setIsSaving] = useState(false);

  const handleSave = async (name: string) => {
    if (name === hashtag.name && color === hashtag.color) return onClose();
    setIsSaving(true);
    try {
      await updateHashtag(hashtag.id, { name, color });
      refreshProjects();
      onClose();
      toasts.show({ kind: 'success', title: t('saved') });
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
      title={t('title')}
      description={t('projects', { count: hashtag.projects })}
      closeLabel={t('close')}
      footerAside={
        <Button
          variant="quiet"
          size="public"
          className="text-bad"
          iconLeft={<Trash2 aria-hidden="true" />}
          disabled={isSaving}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      }
      actions={
        <>
          <Button size="public" onClick={onClose} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button size="public" variant="primary" type="submit" form={formId} loading={isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <HashtagForm
        id={formId}
        initialName={hashtag.name}
        color={color}
        onColor={setColor}
        onSave={handleSave}
      />
    </Dialog>
  );
}
