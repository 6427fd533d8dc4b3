import { useEffect, useRef, useState } from 'react';

/** Takes files that are dropped anywhere on the screen. True while some are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  /** A picture of the screen itself is dragged: browsers call that a file too. */
  const isOwn = useRef(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) =>
      !isOwn.current && (event.dataTransfer?.types.includes('Files') ?? false);
    const handleStart = () => {
      isOwn.current = true;
    };
    const handleEnd = () => {
      isOwn.current = false;
    };
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // A drop zone under the pointer takes them itself.
      setIsOver(!event.defaultPrevented);
      event.preventDefault();
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setIsOver(false);
      // A drop zone that took the files has prevented the default already.
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragstart', handleStart, { signal });
    document.addEventListener('dragend', handleEnd, { signal });
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    return () => listening.abort();
  });
  return isOver;
}
