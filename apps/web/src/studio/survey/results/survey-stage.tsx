import type { Page } from '@fovea/contract';
import { FAVOURITE } from '@fovea/records';
import { Skeleton } from '@fovea/ui';
import { useState } from 'react';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import type { Asked } from './asked.ts';
import { ChoiceCard } from './choice-card.tsx';
import { CrossCard } from './cross-card.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import { SurveyTools } from './survey-tools.tsx';
import { useSurveyView } from './survey-view.ts';
import { useTexts } from './texts.ts';
import { type Crossed, useAsked, useSurvey } from './use-survey.ts';
import { WrittenCard } from './written-card.tsx';

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
