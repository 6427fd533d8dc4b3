import type { Project, StoredParticipant } from '@fovea/contract';
import { type StageView, toNeighbourRate } from '@fovea/stage';
import { useMemo, useState } from 'react';
import type { DecodedRecords } from '#features/analysis-playback/model/records-decoder.ts';
import type { StudioCommand } from '#features/analysis-playback/model/studio-keys.ts';
import { useChoice } from '#features/analysis-playback/model/use-choice.ts';
import { useClock } from '#features/analysis-playback/model/use-clock.ts';
import { type Layout, useLayout } from '#features/analysis-playback/model/use-layout.ts';
import { usePage } from '#features/analysis-playback/model/use-page.ts';
import {
  usePageGaze,
  usePagesWithGaze,
  usePlaybackOf,
  useValidShares,
} from '#features/analysis-playback/model/use-playback.ts';
import { useStudioKeys } from '#features/analysis-playback/model/use-studio-keys.ts';
import { useTexts } from '#features/analysis-playback/texts.ts';
import { ParticipantTag } from './participant-tag.tsx';
import { EmptyPanel, PanelSkeleton, ParticipantsPanel } from './participants-panel.tsx';
import { Stage } from './stage.tsx';
import {
  NoValidDataMessage,
  QuestionMessage,
  StageNote,
  WaitingMessage,
} from './stage-message.tsx';
import { StudioFrame } from './studio-frame.tsx';
import { NarrowZoom, ZOOM_STEP, ZoomBar } from './zoom-bar.tsx';

export interface StudioProps {
  project: Project;
  /** undefined while they load, null when there are none to read. */
  records: DecodedRecords | null | undefined;
  updatedAtMs: number | undefined;
  isRefreshing: boolean;
  onRefresh: () => void;
}

const NOBODY: readonly StoredParticipant[] = [];
const WIDE_MARGIN_PX = 22;
const NARROW_MARGIN_PX = 14;

/** Joins clock, choice of participants and stage of one project. */
export function Studio({ project, records, ...refresh }: StudioProps) {
  const t = useTexts();
  const layout = useLayout();
  const clock = useClock();
  const [view, setView] = useState<StageView>();
  const [hovered, setHovered] = useState(-1);
  const { isPanelOpen, setIsPanelOpen } = usePanel(layout);
  const [isStripOpen, setIsStripOpen] = useState(true);
  const [sheetStop, setSheetStop] = useState(1);

  const participants = records?.participants ?? NOBODY;
  const { index, page, goTo } = usePage(project.pages);
  const choice = useChoice(participants);
  const { stagePage, tracks, durationMs } = usePageGaze(records, page, project);
  const hasGaze = usePagesWithGaze(records);
  usePlaybackOf(clock, page?.id, durationMs);
  const lanes = useValidShares(records === undefined, tracks, choice.shown, durationMs);
  const shownCount = choice.shown.reduce((sum, each) => sum + each, 0);
  const marked = useMemo(
    () => Uint8Array.from(participants, (_, i) => (i === hovered ? 1 : 0)),
    [participants, hovered],
  );

  const commands: Readonly<Record<StudioCommand['kind'], (command: StudioCommand) => void>> = {
    toggle: clock.toggle,
    start: () => clock.seek(0),
    end: () => clock.seek(clock.getDurationMs()),
    seekBy: (command) => command.kind === 'seekBy' && clock.seek(clock.getTimeMs() + command.byMs),
    rate: (command) =>
      command.kind === 'rate' && clock.setRate(toNeighbourRate(clock.getRate(), command.step)),
    page: (command) => command.kind === 'page' && goTo(index + command.step),
    participant: (command) => command.kind === 'participant' && choice.stepSolo(command.step),
    zoom: (command) => command.kind === 'zoom' && view?.zoomBy(ZOOM_STEP ** command.step),
    fit: () => view?.fit(),
    panel: () => setIsPanelOpen(!isPanelOpen),
    strip: () => setIsStripOpen(!isStripOpen),
  };
  useStudioKeys((command) => commands[command.kind](command));

  const isWaiting = records === null ? project.completed === 0 : records?.participants.length === 0;
  const isFilteredOut = participants.length > 0 && shownCount === 0;
  const question = page?.question ?? null;
  const hasMessage = isWaiting || isFilteredOut || question !== null;
  const openFilter = () => {
    setIsPanelOpen(true);
    setSheetStop((stop) => Math.max(stop, 1));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#participants [aria-pressed]')?.focus(),
    );
  };
  const pageName = question?.text ?? page?.assets[0]?.fileName ?? '';
  const tagged = hovered >= 0 ? hovered : choice.solo.size === 1 ? [...choice.solo][0] : undefined;
  const taggedParticipant = tagged === undefined ? undefined : participants[tagged];

  const panel =
    participants.length > 0 ? (
      <ParticipantsPanel
        {...choice}
        participants={participants}
        shownCount={shownCount}
        hovered={hovered}
        onBand={choice.toggleBand}
        onSort={choice.setSort}
        onSearch={choice.setSearch}
        onTick={choice.tick}
        onSolo={choice.soloOne}
        onShowAll={choice.showAll}
        onHover={setHovered}
      />
    ) : records === undefined ? (
      <PanelSkeleton />
    ) : (
      <EmptyPanel />
    );

  return (
    <StudioFrame
      layout={layout}
      project={project}
      page={{ index, goTo, hasGaze }}
      clock={clock}
      lanes={lanes}
      refresh={refresh}
      shownText={
        participants.length > 0
          ? t('shownOfCount', { shown: shownCount, count: participants.length })
          : ''
      }
      zoom={hasMessage ? null : <NarrowZoom view={view} />}
      hasPanel={!isWaiting}
      panels={{ isPanelOpen, setIsPanelOpen, isStripOpen, setIsStripOpen, sheetStop, setSheetStop }}
      participantCount={participants.length}
      panel={panel}
      stage={
        <Stage
          clock={clock}
          page={stagePage}
          marginPx={layout === 'narrow' ? NARROW_MARGIN_PX : WIDE_MARGIN_PX}
          tracks={tracks}
          shown={choice.shown}
          marked={marked}
          label={t('stageLabel', { number: index + 1, name: pageName })}
          summary={t('stageSummary', { count: shownCount, total: participants.length })}
          onView={setView}
          onHover={setHovered}
          onPick={choice.soloOne}
        >
          {layout !== 'narrow' && !hasMessage && <ZoomBar view={view} />}
          {records === undefined && <StageNote>{t('loading')}</StageNote>}
          {records === null && !isWaiting && <StageNote>{t('nothingYet')}</StageNote>}
          {isWaiting && <WaitingMessage project={project} />}
          {question !== null && !isWaiting && <QuestionMessage question={question} />}
          {isFilteredOut && question === null && <NoValidDataMessage onOpenFilter={openFilter} />}
          {tagged !== undefined && taggedParticipant && (
            <ParticipantTag participant={taggedParticipant} slot={tagged} />
          )}
        </Stage>
      }
    />
  );
}

/** Beside the stage the panel is open at first; as a drawer it would cover the stage. */
function usePanel(layout: Layout) {
  const [isBesideOpen, setIsBesideOpen] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  return layout === 'wide'
    ? { isPanelOpen: isBesideOpen, setIsPanelOpen: setIsBesideOpen }
    : { isPanelOpen: isDrawerOpen, setIsPanelOpen: setIsDrawerOpen };
}
