import { useModals } from '#shared/modals/modals.ts';
import { DropVeil } from './drop-veil.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useStartTexts, useStartWithFiles } from './use-start-with-files.ts';

/** Files dropped anywhere on the screen become a project, unless a dialog is open. */
export function DropToStart() {
  const isCovered = useModals(({ current }) => current !== undefined);
  return !isCovered && <Uncovered />;
}

function Uncovered() {
  const t = useStartTexts();
  const { start } = useStartWithFiles();
  return useFileDrop(start) && <DropVeil text={t('dropNow')} />;
}
