import type { CountedHashtag } from '@fovea/contract';
import { removeHashtag } from '#shared/api/hashtags.queries.ts';
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

export function RemoveHashtag({ hashtag, onKeep, onClose }: RemoveHashtagProps) {
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
