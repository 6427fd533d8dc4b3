import { ApiError, LIMITS } from '@fovea/contract';
import { Button, Dialog, TextField } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createHashtag, hashtagsQuery } from '#shared/api/hashtags.ts';
import { refreshProjects } from '#shared/api/projects.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { HashtagColors } from '#shared/project/hashtag-colors.tsx';
import { findHashtagName } from '#shared/project/hashtag-names.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

/** One that no project has yet. */
export function NewHashtag({ onClose }: ModalFrame) {
  const t = useTexts();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { data: known = [] } = useQuery(hashtagsQuery);
  const [chosen, setChosen] = useState<number>();
  // The next in turn, so that neighbours differ.
  const color = chosen ?? (known.length % LIMITS.hashtagColors) + 1;
  const [fault, setFault] = useState<'rule' | 'exists'>();
  const [isSaving, setIsSaving] = useState(false);

  const handleSave = async (event: FormEvent) => {
    event.preventDefault();
    const name = findHashtagName(typed);
    if (name === undefined) return setFault('rule');
    setIsSaving(true);
    try {
      await createHashtag(name, color);
      refreshProjects();
      onClose();
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
          onChange={({ target }) => {
            setTyped(target.value.replace(/^#/, ''));
            setFault(undefined);
          }}
        />
        <HashtagColors value={color} onChange={setChosen} />
      </form>
    </Dialog>
  );
}
