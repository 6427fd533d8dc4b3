import { LIMITS } from '@fovea/contract';
import { updatePage } from '#features/projects/model/pages.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useTexts } from './texts.ts';

/** Another name for a page, in every state of its project. Participants never see it. */
export function RenamePage(props: ModalProps['renamePage'] & ModalFrame) {
  const { projectId, pageId, name, onClose } = props;
  const t = useTexts();
  const { send, isBusy } = useWrite({
    write: (next: string) => updatePage(projectId, pageId, { name: next || null }),
    about: [KEYS.project(projectId)],
    cause: 'rename',
    onDone: onClose,
  });
  return (
    <RenameDialog
      title={t('pageTitle')}
      text={t('pageText')}
      name={name}
      maxLength={LIMITS.pageNameMaxLength}
      isBusy={isBusy}
      onRename={send}
      onClose={onClose}
    />
  );
}
