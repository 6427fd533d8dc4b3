import { LIMITS } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HashtagForm, isNameTaken } from '#features/projects/parts/hashtag-form.tsx';
import { createHashtag, hashtagsQuery } from '#shared/api/hashtags.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useTexts } from './texts.ts';

/** One that no project has yet. */
export function NewHashtag({ onClose }: ModalFrame) {
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
