import { LIMITS, type ProjectHead } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findHashtagName } from '#features/projects/model/hashtag-names.ts';
import { hashtagsQuery } from '#shared/api/hashtags.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
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
  const { data: known = [] } = useQuery(hashtagsQuery);
  const [names, setNames] = useState(() => listStart(projects));
  const [typed, setTyped] = useState('');
  const [hasFault, setHasFault] = useState(false);
  const [first] = projects;
  const counts = { count: names.length, max: LIMITS.projectHashtagsMax };

  const change = (text: string) => {
    setTyped(text);
    setHasFault(false);
  };
  /** Hashtags afterwards; undefined if a part cannot be a hashtag or there is no room. */
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

  const { send, isBusy } = useWrite({
    write: (wanted: readonly string[]) => saveHashtags(projects, wanted),
    cause: 'hashtags',
    onDone: onClose,
  });
  const handleSave = () => {
    const wanted = take(typed);
    if (wanted !== undefined) send(wanted);
  };
  return (
    <FormDialog
      widthPx={400}
      title={t('title')}
      description={
        projects.length === 1
          ? t('ofOne', { ...counts, name: first?.name ?? '' })
          : t('ofSeveral', { count: projects.length })
      }
      close={t('close')}
      cancel={t('cancel')}
      submit={t(projects.length === 1 ? 'save' : 'add')}
      isBusy={isBusy}
      isDisabled={projects.length > 1 && names.length === 0 && typed.trim() === ''}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <div>
        <HashtagField
          known={known}
          names={names}
          typed={typed}
          hasFault={hasFault}
          onType={change}
          onTake={take}
          onRemove={(name) => setNames(names.filter((each) => each !== name))}
        />
      </div>
    </FormDialog>
  );
}

function listStart(projects: readonly ProjectHead[]): string[] {
  const [first] = projects;
  return projects.length === 1 && first ? first.hashtags.map(({ name }) => name) : [];
}
