import type { Page } from '@fovea/contract';
import { FAVOURITE, type QuestionResult } from '@fovea/records';
import { Skeleton } from '@fovea/ui';
import { GalleryVerticalEnd, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import type { Asked } from './asked.ts';
import { ChoiceBars } from './choice-bars.tsx';
import { ChoiceCard, type QuestionCardProps } from './choice-card.tsx';
import { CrossCard } from './cross-card.tsx';
import { ResultCard } from './result-card.tsx';
import { SurveyTools } from './survey-tools.tsx';
import { useSurveyView } from './survey-view.ts';
import { useTexts } from './texts.ts';
import { type Crossed, useAsked, useSurvey } from './use-survey.ts';
import { WrittenList } from './written-list.tsx';

const MANY = 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))';
const ONE_PX = 720;

export interface SurveyStageProps {
  /** Undefined for the final review, which is none. */
  page: Page | undefined;
  isNarrow: boolean;
  /** Shows a participant's path on a page. */
  onPath: (place: number, pageIndex: number) => void;
}

/** Answers to the question of a page or in the final review, or to all of them. */
export function SurveyStage({ page, isNarrow, onPath }: SurveyStageProps) {
  const t = useTexts();
  const { project } = useStudioPlace();
  const { scope } = useSurveyView();
  const own = page?.id ?? FAVOURITE;
  const [chosen, setChosen] = useState<Crossed>(null);
  const [first, setFirst] = useState(own);
  if (first !== own) {
    // On another page its own question is crossed first.
    setFirst(own);
    setChosen(null);
  }
  const asked = useAsked();
  const crossable = asked.filter(({ options }) => options.length > 0);
  const crossed = chosen ?? toCrossed(crossable, own);
  const results = useSurvey(asked, crossed);
  const shown = scope === 'all' ? asked : asked.filter(({ id }) => id === own);
  const isCrossed = crossed !== null && (scope === 'all' || crossed.includes(own));
  const toCard = (each: Asked) => {
    const result = results?.questions.find(({ id }) => id === each.id);
    if (result === undefined) return <Skeleton key={each.id} className="h-40" />;
    if (each.id === FAVOURITE) return <FavouriteCard key={each.id} asked={each} result={result} />;
    const index = project.pages.findIndex(({ id }) => id === each.id);
    const before = project.pages.slice(0, index).findLastIndex(({ kind }) => kind !== 'survey');
    const Card = each.options.length > 0 ? ChoiceCard : WrittenCard;
    return (
      <Card
        key={each.id}
        asked={each}
        number={index + 1}
        result={result}
        onPath={before < 0 ? undefined : (place) => onPath(place, before)}
      />
    );
  };
  return (
    <section
      aria-label={t('results')}
      className="min-h-0 min-w-0 flex-1 overflow-y-auto bg-bg p-4 [scrollbar-width:thin]"
    >
      {isNarrow && (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <SurveyTools />
        </div>
      )}
      <div
        className="mx-auto grid items-start gap-4"
        style={
          scope === 'all'
            ? { gridTemplateColumns: MANY }
            : { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: ONE_PX }
        }
      >
        {shown.map(toCard)}
        {isCrossed && (
          <CrossCard
            asked={crossable}
            crossed={crossed}
            table={results?.cross ?? null}
            onCross={setChosen}
          />
        )}
      </div>
    </section>
  );
}

/** At first the question of the page, by the first of the others. */
function toCrossed(crossable: readonly Asked[], first: string): Crossed {
  const own = crossable.find(({ id }) => id === first) ?? crossable[0];
  const other = crossable.find((each) => each !== own);
  return own === undefined || other === undefined ? null : [own.id, other.id];
}

/** The page that each liked best. */
function FavouriteCard({ asked, result }: { asked: Asked; result: QuestionResult }) {
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

function WrittenCard({ asked, number, result, onPath }: QuestionCardProps) {
  const t = useTexts();
  return (
    <ResultCard
      icon={<MessageSquareText aria-hidden="true" />}
      kind={t('writtenOfPage', { number })}
      basis={t('answersOf', { count: result.answered, people: result.people })}
      title={asked.title}
    >
      {result.texts.length === 0 ? (
        <p className="type-body px-4 pb-4 text-text-2">{t('nobodyAnswered')}</p>
      ) : (
        <WrittenList result={result} onPath={onPath} />
      )}
    </ResultCard>
  );
}
