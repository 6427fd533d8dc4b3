import { useEffect } from 'react';
import { useTexts } from '#features/project-editor/texts.ts';
import { DropVeil } from '#shared/files/drop-veil.tsx';
import { useFileDrop } from '#shared/files/use-file-drop.ts';

/** Files may be dropped anywhere on the screen, and pasted. */
export function DropOverlay({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts();
  const isOver = useFileDrop(onFiles);
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  });
  return isOver && <DropVeil text={t('dropOverlay')} />;
}
