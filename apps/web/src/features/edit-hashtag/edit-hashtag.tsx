import { ApiError, type CountedHashtag, LIMITS } from '@fovea/contract';
import { Button, Dialog, TextField } from '@fovea/ui';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { updateHashtag } from '#shared/api/hashtags.ts';
import { refreshProjects } from '#shared/api/projects.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { HashtagColors } from '#shared/project/hashtag-colors.tsx';
import { findHashtagName } from '#shared/project/hashtag-names.ts';
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
  const [typed, setTyped] = useState(hashtag.name);
  const [color, setColor] = useState(hashtag.color);
  const [fault, setFault] = useState<'rule' | 'exists'>();
  const [isSaving, setIsSaving] = useState(false);

  const handleSave = async (event: FormEvent) => {
    event.preventDefault();
    const name = findHashtagName(typed);
    if (name === undefined) return setFault('rule');
    if (name === hashtag.name && color === hashtag.color) return onClose();
    setIsSaving(true);
    try {
      await updateHashtag(hashtag.id, { name, color });
      refreshProjects();
      onClose();
      toasts.show({ kind: 'success', title: t('saved') });
    } catch (error) {
      setIsSaving(false);
      if (error instanceof ApiError && error.code === 'hashtag_exists') setFault('exists');
      else toasts.show({ kind: 'error', title: toErrorText(error), cause: 'hashtags' });
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSave(event)}
        className="flex flex-col gap-4"
      >
        <TextField
          data-initial-focus
          label={t('name')}
          hint={t('rule')}
          error={fault && (fault === 'rule' ? t('rule') : t('exists', { name: typed.trim() }))}
          iconLeft="#"
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LIMITS.hashtagMaxLength + 1}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setTyped(target.value.replace(/^#/, ''));
            setFault(undefined);
          }}
        />
        <HashtagColors value={color} onChange={setColor} />
      </form>
    </Dialog>
  );
}
