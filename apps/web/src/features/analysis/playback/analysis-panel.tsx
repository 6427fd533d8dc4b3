import type { Page } from '@fovea/contract';
import { FilterPanel } from '#studio/filter/filter-panel.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
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
  shownCount: number;
  inOneArea: Uint8Array | undefined;
  hovered: number;
  onHover: (index: number) => void;
  /** What is said where nobody can be listed. */
  emptyText: string;
}

/** Insights, participants and filter of the project whose analysis is open. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { records, participants, choice, isSurveyOnly } = useStudioPlace();
  const { page, shownCount, hovered } = props;
  if (participants.length === 0) {
    return records === undefined ? <PanelSkeleton /> : <EmptyPanel text={props.emptyText} />;
  }
  return (
    <StudioPanel
      tab={props.tab}
      onTab={props.onTab}
      kind={page?.kind}
      shownCount={shownCount}
      participants={
        <ParticipantsPanel
          {...choice}
          participants={participants}
          shownCount={shownCount}
          inOneArea={props.inOneArea}
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
