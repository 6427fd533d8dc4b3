import { LIMITS, type ProjectHead } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findHashtagName } from '#features/projects/model/hashtag-names.ts';
import { HashtagForm, isNameTaken } from '#features/projects/parts/hashtag-form.tsx';
import { createHashtag, hashtagsQuery, setProjectHashtags } from '#shared/api/hashtags.queries.ts';
import { refreshProjects, rereadProject } from '#shared/api/projects.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { addNames, splitTyped } from './hashtag-draft.ts';
import { HashtagField } from './hashtag-field.tsx';
import { getTexts, useTexts } from './texts.ts';

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

/** One that no project has yet. */
function NewHashtag({ onClose }: ModalFrame) {
  const t = useTexts();
  const { data: known = [] } = useQuery(hashtagsQuery);
  const [chosen, setChosen] = useState<number>();
  // The next in turn, so that neighbours differ.
  const color = chosen ?? (known.length % LIMITS.hashtagColors) + 1;
  const { send, isBusy, error } = useWrite({
    write: (name: string) => createHashtag(name, color),
    about: [KEYS.hashtags],
    cause: 'hashtags',
    onDone: onClose,
    onRefused: isNameTaken,
  });
  return (
    <HashtagForm
      title={t('newTitle')}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('createNew')}
      color={color}
      error={error}
      isBusy={isBusy}
      onColor={setChosen}
      onSave={send}
      onClose={onClose}
    />
  );
}

/** One project has these and no others; several get them beside their own, as far as there is room. */
async function saveHashtags(
  projects: readonly ProjectHead[],
  names: readonly string[],
): Promise<void> {
  const t = getTexts();
  const isOne = projects.length === 1;
  const wanted = projects
    .map(({ id, hashtags }) => ({
      id,
      names: isOne
        ? names
        : addNames(
            hashtags.map(({ name }) => name),
            names,
          ),
    }))
    .filter((project) => project.names.length <= LIMITS.projectHashtagsMax);
  try {
    // One after the other: the first makes the hashtags that are new.
    for (const project of wanted) await setProjectHashtags(project.id, project.names);
  } finally {
    for (const { id } of wanted) rereadProject(id);
    refreshProjects();
  }
  const full = projects.length - wanted.length;
  toasts.show({
    kind: full > 0 ? 'neutral' : 'success',
    title: isOne ? t('saved') : t('added', { count: wanted.length }),
    ...(full > 0 ? { text: t('noRoom', { count: full, max: LIMITS.projectHashtagsMax }) } : {}),
  });
}
