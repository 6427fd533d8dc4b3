import { useEffect, useState } from 'react';

const COPIED_MS = 2_000;

/** Puts a text on the clipboard and says so for a moment. */
export function useCopied(
  onRefused: () => void,
): [isCopied: boolean, copy: (text: string) => void] {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      onRefused();
    }
  };
  return [isCopied, (text) => void copy(text)];
}
