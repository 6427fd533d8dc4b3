import { Heart, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecordingRun } from '#recording/recording-run.ts';
import type { ManifestPage } from '#shared/collect-api.ts';
import { measurePageBox, type PageBox } from '#shared/page-box.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { PageTile } from './page-tile.tsx';
import { SmallPage } from './small-page.tsx';
import { useTexts } from './texts.ts';

interface EnlargedPageProps {
  page: ManifestPage;
  screen: PageBox;
  onClose: () => void;
  onPick: () => void;
}

export interface ReviewProps {
  progress: number | undefined;
  recording: RecordingRun;
  onReviewed: () => void;
}

/** All pictures and videos once more, in the order in which they were seen. Nobody's gaze is followed here. */
export function Review({ progress, recording, onReviewed }: ReviewProps) {
  const t = useTexts();
  const [screen] = useState(measurePageBox);
  const [favouriteId, setFavouriteId] = useState<string>();
  const [enlarged, setEnlarged] = useState<ManifestPage>();
  const [isSaving, setSaving] = useState(false);
  const pages = recording.pages.filter(({ kind }) => kind !== 'survey');

  const handleSend = async () => {
    setSaving(true);
    await recording.review(favouriteId);
    onReviewed();
  };
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      progress={progress}
      actions={
        <StepButton variant="primary" loading={isSaving} onClick={() => void handleSend()}>
          {t('send')}
        </StepButton>
      }
    >
      <fieldset className="mt-5">
        <legend className="sr-only">{t('lead')}</legend>
        <div className="grid grid-cols-2 gap-2.5">
          {pages.map((page, i) => (
            <PageTile
              key={page.id}
              page={page}
              number={i + 1}
              screen={screen}
              isFavourite={page.id === favouriteId}
              onPick={() => setFavouriteId(page.id)}
              onEnlarge={() => setEnlarged(page)}
            />
          ))}
        </div>
      </fieldset>
      {enlarged && (
        <EnlargedPage
          page={enlarged}
          screen={screen}
          onClose={() => setEnlarged(undefined)}
          onPick={() => {
            setFavouriteId(enlarged.id);
            setEnlarged(undefined);
          }}
        />
      )}
    </StepScreen>
  );
}

/** One page over everything else. */
function EnlargedPage({ page, screen, onClose, onPick }: EnlargedPageProps) {
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
