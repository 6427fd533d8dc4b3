import { LIMITS } from '@fovea/contract';
import { updateProject } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useTexts } from './texts.ts';

/** Another name, in every state of the project. */
export function RenameProject({ id, name, onClose }: ModalProps['renameProject'] & ModalFrame) {
  const t = useTexts();
  const { send, isBusy } = useWrite({
    write: (next: string) => updateProject(id, { name: next }),
    about: listProjectKeys(id),
    cause: 'rename',
    onDone: (_, next) => {
      onClose();
      toasts.show({ kind: 'success', title: t('renamed', { name: next }) });
    },
  });
  return (
    <RenameDialog
      title={t('title')}
      text={t('text')}
      name={name}
      maxLength={LIMITS.projectNameMaxLength}
      missing={t('nameMissing')}
      isBusy={isBusy}
      onRename={send}
      onClose={onClose}
    />
  );
}
