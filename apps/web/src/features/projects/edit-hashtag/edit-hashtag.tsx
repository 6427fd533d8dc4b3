import type { CountedHashtag } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { HashtagForm, isNameTaken } from '#features/projects/parts/hashtag-form.tsx';
import { removeHashtag, updateHashtag } from '#shared/api/hashtags.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

interface RemoveHashtagProps extends ModalFrame {
  hashtag: CountedHashtag;
  onKeep: () => void;
}

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
  const [color, setColor] = useState(hashtag.color);
  const { send, isBusy, error } = useWrite({
    write: (name: string) => updateHashtag(hashtag.id, { name, color }),
    about: [KEYS.hashtags],
    cause: 'hashtags',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('saved') });
    },
    onRefused: isNameTaken,
  });
  const handleSave = (name: string) =>
    name === hashtag.name && color === hashtag.color ? onClose() : send(name);
  return (
    <HashtagForm
      title={t('title')}
      description={t('projects', { count: hashtag.projects })}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('save')}
      footerAside={
        <Button
          variant="quiet"
          size="public"
          className="text-bad"
          iconLeft={<Trash2 aria-hidden="true" />}
          disabled={isBusy}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      }
      initialName={hashtag.name}
      color={color}
      error={error}
      isBusy={isBusy}
      onColor={setColor}
      onSave={handleSave}
      onClose={onClose}
    />
  );
}

function RemoveHashtag({ hashtag, onKeep, onClose }: RemoveHashtagProps) {
  const t = useTexts();
  const { id, name, projects } = hashtag;
  const { send, isBusy } = useWrite({
    write: () => removeHashtag(id),
    about: [KEYS.hashtags],
    cause: 'hashtags',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('removed', { name }) });
    },
  });
  return (
    <ConfirmDialog
      widthPx={440}
      title={t('removeTitle', { name })}
      description={t(projects === 0 ? 'removesUnused' : 'removes', { name, count: projects })}
      safe={t('keep')}
      confirm={t('removeNow')}
      isDestructive
      isBusy={isBusy}
      onConfirm={() => send()}
      onClose={onKeep}
    />
  );
}
