import { useTexts } from '#features/projects/editor/texts.ts';
import { DropVeil } from '#features/projects/files/drop-veil.tsx';
import { useFileDrop } from '#features/projects/files/use-file-drop.ts';
import { usePasteFiles } from '#features/projects/files/use-paste-files.ts';

/** Files may be dropped anywhere on the screen, and pasted. */
export function DropOverlay({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts();
  const isOver = useFileDrop(onFiles);
  usePasteFiles(onFiles);
  return isOver && <DropVeil text={t('dropOverlay')} />;
}
