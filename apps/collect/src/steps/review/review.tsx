import { useState } from 'react';
import type { RecordingRun } from '#recording/recording-run.ts';
import type { ManifestPage } from '#shared/collect-api.ts';
import { measurePageBox } from '#shared/page-box.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { EnlargedPage } from './enlarged-page.tsx';
import { PageTile } from './page-tile.tsx';
import { useTexts } from './texts.ts';

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
