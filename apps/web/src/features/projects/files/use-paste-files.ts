import { useEffect } from 'react';

/** Takes files that are pasted anywhere on the page. */
export function usePasteFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  });
}
