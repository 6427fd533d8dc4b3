import type { Page, Project } from '@fovea/contract';
import type { InsightView } from '@fovea/gaze/insights';
import { Suspense } from 'react';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { listChanged } from '#studio/filter/filter.ts';
import { FilterPanel } from '#studio/filter/filter-panel.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { InsightsPanel, VideoInsight } from '#studio/insights/lazy-insights.ts';
import { type PanelTab, StudioPanel } from '#studio/panel/studio-panel.tsx';
import {
  EmptyPanel,
  PanelSkeleton,
  ParticipantsPanel,
} from '#studio/participants/participants-panel.tsx';

export interface AnalysisPanelProps {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  page: Page | undefined;
  isReview: boolean;
  pageNumber: number;
  numbers: AoiNumbers;
  /** Puts on the stage what a card tells of. */
  onShow: (view: InsightView) => void;
  shownCount: number;
  hovered: number;
  onHover: (index: number) => void;
  /** Text where there is no participant to list. */
  emptyText: string;
}

/** Insights, participants and filter of the project whose analysis is open. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { project, records, participants, choice, isSurveyOnly } = useStudioPlace();
  const { page, shownCount, hovered } = props;
  if (participants.length === 0) {
    return records === undefined ? <PanelSkeleton /> : <EmptyPanel text={props.emptyText} />;
  }
  return (
    <StudioPanel
      tab={props.tab}
      onTab={props.onTab}
      kind={props.isReview ? 'survey' : page?.kind}
      shownCount={shownCount}
      insights={hasInsights(project, page) ? <Insights {...props} /> : undefined}
      participants={
        <ParticipantsPanel
          {...choice}
          participants={participants}
          isSurveyOnly={isSurveyOnly}
          shownCount={shownCount}
          inOneArea={props.numbers.strips?.inOneArea}
          hovered={hovered}
          onBand={choice.toggleBand}
          onValidOnly={choice.toggleValidOnly}
          onSort={choice.setSort}
          onSearch={choice.setSearch}
          onTick={choice.tick}
          onSolo={choice.soloOne}
          onShowAll={choice.showAll}
          onHover={props.onHover}
        />
      }
      filter={
        <FilterPanel
          participants={participants}
          filter={choice.filter}
          isSurveyOnly={isSurveyOnly}
          countShown={choice.countShown}
          onApply={choice.apply}
          onClear={choice.clear}
        />
      }
    />
  );
}

/** Pictures and videos of a Pro project; there is nothing to say of gaze on a question. */
function hasInsights({ type }: Pick<Project, 'type'>, page: Page | undefined): boolean {
  return type === 'pro' && page !== undefined && page.kind !== 'survey';
}

function Insights({ page, pageNumber, numbers, onShow }: AnalysisPanelProps) {
  const { project, participants, choice } = useStudioPlace();
  return (
    <Suspense fallback={<PanelSkeleton />}>
      {page?.kind === 'video' ? (
        <VideoInsight key={page.id} />
      ) : (
        <InsightsPanel
          key={page?.id}
          insights={numbers.insights}
          isOld={numbers.isOld}
          project={project.name}
          pageNumber={pageNumber}
          total={participants.length}
          changedFilters={listChanged(choice.filter).length}
          onShow={onShow}
        />
      )}
    </Suspense>
  );
}
