import { Button } from '@fovea/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from './texts.ts';

const COPIED_MS = 2_000;

interface CopyButtonProps {
  text: string;
  size?: 'dense' | 'public';
  /** The browser refuses the clipboard. */
  onRefused?: () => void;
}

export function CopyButton({ text, size = 'dense', onRefused }: CopyButtonProps) {
  const t = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      onRefused?.();
    }
  };
  return (
    <>
      <Button
        size={size}
        iconLeft={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
