import { LIMITS, type ProjectHead } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { hashtagsQuery } from '#shared/api/hashtags.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { findHashtagName } from '#shared/project/hashtag-names.ts';
import { toasts } from '#shared/toasts.ts';
import { addNames, splitTyped } from './hashtag-draft.ts';
import { HashtagField } from './hashtag-field.tsx';
import { NewHashtag } from './new-hashtag.tsx';
import { saveHashtags } from './save-hashtags.ts';
import { useTexts } from './texts.ts';

/** For one project its hashtags as they shall be, for several what they get more, for none a new one. */
export function AddHashtag({ projects, onClose }: ModalProps['addHashtag'] & ModalFrame) {
  if (projects.length === 0) return <NewHashtag onClose={onClose} />;
  return <ProjectHashtags projects={projects} onClose={onClose} />;
}

function ProjectHashtags({ projects, onClose }: ModalProps['addHashtag'] & ModalFrame) {
  const t = useTexts();
  const formId = useId();
  const { data: known = [] } = useQuery(hashtagsQuery);
  const [names, setNames] = useState(() => listStart(projects));
  const [typed, setTyped] = useState('');
  const [hasFault, setHasFault] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [first] = projects;
  const counts = { count: names.length, max: LIMITS.projectHashtagsMax };

  const change = (text: string) => {
    setTyped(text);
    setHasFault(false);
  };
  /** What is there afterwards; nothing if a part cannot be a hashtag or there is no room. */
  const take = (text: string): string[] | undefined => {
    const wanted = splitTyped(text).map(findHashtagName);
    const all = addNames(
      names,
      wanted.filter((name) => name !== undefined),
      known,
    );
    if (wanted.includes(undefined) || all.length > LIMITS.projectHashtagsMax) {
      setTyped(text);
      setHasFault(true);
      return undefined;
    }
    setNames(all);
    change('');
    return all;
  };

  const handleSave = async () => {
    const wanted = take(typed);
    if (wanted === undefined) return;
    setIsSaving(true);
    try {
      await saveHashtags(projects, wanted);
      onClose();
    } catch (error) {
      setIsSaving(false);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'hashtags' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={400}
      busy={isSaving}
      title={t('title')}
      closeLabel={t('close')}
      description={
        projects.length === 1
          ? t('ofOne', { ...counts, name: first?.name ?? '' })
          : t('ofSeveral', { count: projects.length })
      }
      actions={
        <>
          <Button size="public" onClick={onClose} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button
            size="public"
            variant="primary"
            type="submit"
            form={formId}
            loading={isSaving}
            disabled={projects.length > 1 && names.length === 0 && typed.trim() === ''}
          >
            {t(projects.length === 1 ? 'save' : 'add')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        <HashtagField
          known={known}
          names={names}
          typed={typed}
          hasFault={hasFault}
          onType={change}
          onTake={take}
          onRemove={(name) => setNames(names.filter((each) => each !== name))}
        />
      </form>
    </Dialog>
  );
}

function listStart(projects: readonly ProjectHead[]): string[] {
  const [first] = projects;
  return projects.length === 1 && first ? first.hashtags.map(({ name }) => name) : [];
}
