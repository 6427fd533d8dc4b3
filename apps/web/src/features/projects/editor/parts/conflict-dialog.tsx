import type { Draft, Project } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useKeepMine } from '#features/projects/model/use-keep-mine.ts';

interface ConflictDialogProps {
  theirs: Project;
  mine: Draft;
  onTakeTheirs: () => void;
}

/** Another browser has saved: one of both is shown here, and neither is lost unasked. */
export function ConflictDialog({ theirs, mine, onTakeTheirs }: ConflictDialogProps) {
  const t = useTexts();
  const { send, isBusy } = useKeepMine(theirs, mine, onTakeTheirs);
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
