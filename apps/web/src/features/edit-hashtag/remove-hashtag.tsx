import type { CountedHashtag } from '@fovea/contract';
import { useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { removeHashtag } from '#shared/api/hashtags.ts';
import { refreshProjects } from '#shared/api/projects.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

interface RemoveHashtagProps extends ModalFrame {
  hashtag: CountedHashtag;
  onKeep: () => void;
}

export function RemoveHashtag({ hashtag, onKeep, onClose }: RemoveHashtagProps) {
  const t = useTexts();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, name, projects } = hashtag;

  const handleRemove = async () => {
    setIsRemoving(true);
    try {
      await removeHashtag(id);
      refreshProjects();
      onClose();
      toasts.show({ kind: 'success', title: t('removed', { name }) });
    } catch (error) {
      setIsRemoving(false);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'hashtags' });
    }
  };
  return (
    <ConfirmDialog
      widthPx={440}
      title={t('removeTitle', { name })}
      description={t(projects === 0 ? 'removesUnused' : 'removes', { name, count: projects })}
      safe={t('keep')}
      confirm={t('removeNow')}
      isDestructive
      isBusy={isRemoving}
      onConfirm={() => void handleRemove()}
      onClose={onKeep}
    />
  );
}
