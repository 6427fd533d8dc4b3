import type { Draft, Project } from '@fovea/contract';
import { useTexts } from '#features/projects/editor/texts.ts';
import { KeepMine } from '#features/projects/parts/keep-mine.tsx';

interface ConflictDialogProps {
  theirs: Project;
  mine: Draft;
  onTakeTheirs: () => void;
}

/** Another browser has saved: one of both is shown here, and neither is lost unasked. */
export function ConflictDialog({ theirs, mine, onTakeTheirs }: ConflictDialogProps) {
  const t = useTexts();
  const texts = {
    title: t('conflictTitle'),
    text: t('conflictText'),
    give: t('takeTheirs'),
    keep: t('keepMine'),
  };
  return (
    <KeepMine
      project={theirs}
      mine={mine}
      texts={texts}
      onGive={onTakeTheirs}
      onKept={onTakeTheirs}
    />
  );
}
