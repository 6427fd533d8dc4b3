import type { QuestionResult } from '@fovea/records';
import { GalleryVerticalEnd } from 'lucide-react';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import type { Asked } from './asked.ts';
import { ChoiceBars } from './choice-bars.tsx';
import { ResultCard } from './result-card.tsx';
import { useTexts } from './texts.ts';

/** The page that each liked best. */
export function FavouriteCard({ asked, result }: { asked: Asked; result: QuestionResult }) {
  const t = useTexts();
  const { project, records } = useStudioPlace();
  const toPicture = (option: number) => {
    const page = project.pages.find(({ id }) => id === records?.pages[option]?.id);
    return (
      page && (
        <span className="block flex-none overflow-hidden rounded-control" style={{ width: 44 }}>
          <PageThumb page={page} className="h-14 w-full" />
        </span>
      )
    );
  };
  return (
    <ResultCard
      icon={<GalleryVerticalEnd aria-hidden="true" />}
      kind={t('finalReview')}
      basis={t('picks', { count: result.answered })}
      title={asked.title}
      foot={t('favouriteNote')}
    >
      <ChoiceBars asked={asked} result={result} toPicture={toPicture} />
    </ResultCard>
  );
}
