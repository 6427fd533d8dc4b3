import { useTexts } from '#features/project-editor/texts.ts';
import { DropVeil } from '#shared/files/drop-veil.tsx';
import { useFileDrop } from '#shared/files/use-file-drop.ts';
import { usePasteFiles } from '#shared/files/use-paste-files.ts';

/** Files may be dropped anywhere on the screen, and pasted. */
export function DropOverlay({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts();
  const isOver = useFileDrop(onFiles);
  usePasteFiles(onFiles);
  return isOver && <DropVeil text={t('dropOverlay')} />;
}
