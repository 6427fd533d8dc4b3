import type { Draft, Project } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { useNavigate } from 'react-router';
import { useTexts } from '#features/projects/editor/texts.ts';
import { toCopyName } from '#features/projects/model/duplicate-project.ts';
import { copyProject } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { toEditor } from '#shared/paths.ts';

interface ConflictDialogProps {
  theirs: Project;
  mine: Draft;
  onTakeTheirs: () => void;
}

/** Another browser has saved: one of both is shown here, and neither is lost unasked. */
export function ConflictDialog({ theirs, mine, onTakeTheirs }: ConflictDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { send, isBusy } = useWrite({
    write: () => copyProject(theirs.id, toCopyName(mine.settings.name), mine),
    about: listProjectKeys(theirs.id),
    cause: 'keep-mine',
    onDone: (copy) => {
      onTakeTheirs();
      void navigate(toEditor(copy.id));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      widthPx={480}
      busy={isBusy}
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <>
          <Button size="public" disabled={isBusy} onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button
            size="public"
            variant="primary"
            data-initial-focus
            loading={isBusy}
            onClick={() => send()}
          >
            {t('keepMine')}
          </Button>
        </>
      }
    />
  );
}
