import { Button } from '@fovea/ui';
import { Copy, Image } from 'lucide-react';
import { toasts } from '#shared/toasts.ts';
import { type CopiedInsights, drawInsights, toCopiedText } from './copy-insights.ts';
import { useTexts } from './texts.ts';

const CAUSE = 'copy';

/** Sentences and their basis for a mail or a slide. */
export function CopyButtons({ copied, fileName }: { copied: CopiedInsights; fileName: string }) {
  const t = useTexts();
  const copy = async (write: () => Promise<'textCopied' | 'pictureCopied' | 'pictureSaved'>) => {
    try {
      toasts.show({ kind: 'success', title: t(await write()), cause: CAUSE });
    } catch {
      toasts.show({ kind: 'error', title: t('copyFailed'), cause: CAUSE });
    }
  };
  const copyText = async () => {
    await navigator.clipboard.writeText(toCopiedText(copied));
    return 'textCopied' as const;
  };
  const copyPicture = async () => {
    const picture = await drawInsights(copied);
    if (typeof ClipboardItem === 'undefined') {
      save(picture, fileName);
      return 'pictureSaved' as const;
    }
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return 'pictureCopied' as const;
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="dense"
        iconLeft={<Copy aria-hidden="true" />}
        onClick={() => void copy(copyText)}
      >
        {t('copyText')}
      </Button>
      <Button
        size="dense"
        iconLeft={<Image aria-hidden="true" />}
        onClick={() => void copy(copyPicture)}
      >
        {t('copyPicture')}
      </Button>
    </div>
  );
}

function save(picture: Blob, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(picture);
  anchor.download = fileName;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
