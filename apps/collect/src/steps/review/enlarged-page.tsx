import { Heart, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ManifestPage } from '#shared/collect-api.ts';
import type { PageBox } from '#shared/page-box.ts';
import { StepButton } from '#shared/step-button.tsx';
import { SmallPage } from './small-page.tsx';
import { useTexts } from './texts.ts';

export interface EnlargedPageProps {
  page: ManifestPage;
  screen: PageBox;
  onClose: () => void;
  onPick: () => void;
}

/** One page over everything else. */
export function EnlargedPage({ page, screen, onClose, onPick }: EnlargedPageProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      aria-label={t('title')}
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-stage text-text"
    >
      <div className="flex h-full flex-col gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
          className="focus-ring grid size-12 flex-none place-items-center self-end rounded-full bg-surface text-text"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <div className="flex min-h-0 flex-1 justify-center overflow-y-auto overscroll-contain">
          <div
            className="h-fit min-h-0"
            style={{
              width: `min(100%, calc((100svh - 9.5rem) * ${screen.widthPx / screen.heightPx}))`,
            }}
          >
            <SmallPage page={page} screen={screen} canPlay />
          </div>
        </div>
        <div className="mx-auto w-full max-w-100 flex-none">
          <StepButton variant="primary" iconLeft={<Heart aria-hidden="true" />} onClick={onPick}>
            {t('like')}
          </StepButton>
        </div>
      </div>
    </dialog>
  );
}
