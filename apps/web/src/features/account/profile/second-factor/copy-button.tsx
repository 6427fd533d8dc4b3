import { Button, useCopied } from '@fovea/ui';
import { Check, Copy } from 'lucide-react';
import { useTexts } from './texts.ts';

interface CopyButtonProps {
  text: string;
  size?: 'dense' | 'public';
  /** The browser refuses the clipboard. */
  onRefused?: () => void;
}

export function CopyButton({ text, size = 'dense', onRefused }: CopyButtonProps) {
  const t = useTexts();
  const [isCopied, copy] = useCopied(() => onRefused?.());
  return (
    <>
      <Button
        size={size}
        iconLeft={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => copy(text)}
      >
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
