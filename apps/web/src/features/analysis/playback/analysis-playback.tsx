import { type StageView, toNeighbourRate } from '@fovea/stage';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { modals } from '#shared/modals/modals.ts';
import { findPageName } from '#shared/project/page-name.ts';
import {
  usePageGaze,
  usePagesWithGaze,
  usePlaybackOf,
  useValidShares,
} from '#studio/clock/use-playback.ts';
import { StudioFrame } from '#studio/frame/studio-frame.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { type Layout, useLayout } from '#studio/frame/use-layout.ts';
import { type StudioAction, useStudioKeys } from '#studio/frame/use-studio-keys.ts';
import { hasValidUser } from '#studio/participants/bands.ts';
import { ParticipantTag } from '#studio/participants/participant-tag.tsx';
import {
  EmptyPanel,
  PanelSkeleton,
  ParticipantsPanel,
} from '#studio/participants/participants-panel.tsx';
import { Stage } from '#studio/stage/stage.tsx';
import { QuestionMessage, StageNote, WaitingMessage } from '#studio/stage/stage-message.tsx';
import { NarrowZoom, ZOOM_STEP, ZoomBar } from '#studio/stage/zoom-bar.tsx';
import { usePage } from '#studio/strip/use-page.ts';
import { useTexts } from '#studio/texts.ts';

const WIDE_MARGIN_PX = 22;
const NARROW_MARGIN_PX = 14;
/** One frame of a picture: gaze comes at about this pace. */
const FRAME_MS = 1_000 / 30;
const SECOND_MS = 1_000;
/** Of two keys, those that go back, slow down or zoom out. */
const BACK = ['ArrowLeft', 'KeyJ', 'PageUp', 'KeyP', 'Minus', 'NumpadSubtract'];
const toStep = (code: string): 1 | -1 => (BACK.includes(code) ? -1 : 1);

/** Joins clock, choice of participants and stage of one project. */
export function AnalysisPlayback() {
  const { project, records, participants, isScripted, choice, clock, refresh } = useStudioPlace();
  const t = useTexts();
  const layout = useLayout();
  const [view, setView] = useState<StageView>();
  const [hovered, setHovered] = useState(-1);
  const { isPanelOpen, setIsPanelOpen } = usePanel(layout);
  const [isStripOpen, setIsStripOpen] = useState(true);
  const [sheetStop, setSheetStop] = useState(1);

  const { index, page, goTo } = usePage(project.pages);
  const { stagePage, tracks, isLoadingTracks, durationMs } = usePageGaze(records, page, project);
  const isLoading = records === undefined || isLoadingTracks;
  const hasGaze = usePagesWithGaze(records);
  usePlaybackOf(clock, page?.id, durationMs);
  const lanes = useValidShares(isLoading, tracks, choice.shown, durationMs);
  const shownCount = choice.shown.reduce((sum, each) => sum + each, 0);
  const marked = useMemo(
    () => Uint8Array.from(participants, (_, i) => (i === hovered ? 1 : 0)),
    [participants, hovered],
  );

  const actions: Readonly<Record<StudioAction, (code: string) => void>> = {
    play: clock.toggle,
    frame: (code) => clock.seek(clock.getTimeMs() + toStep(code) * FRAME_MS),
    second: (code) => clock.seek(clock.getTimeMs() + toStep(code) * SECOND_MS),
    ends: (code) => clock.seek(code === 'Home' ? 0 : clock.getDurationMs()),
    speed: (code) => clock.setRate(toNeighbourRate(clock.getRate(), toStep(code))),
    page: (code) => goTo(index + toStep(code)),
    participant: (code) => choice.stepSolo(toStep(code)),
    zoom: (code) => view?.zoomBy(ZOOM_STEP ** toStep(code)),
    fit: () => view?.fit(),
    panel: () => setIsPanelOpen(!isPanelOpen),
    strip: () => setIsStripOpen(!isStripOpen),
  };
  useStudioKeys((action, code) => actions[action](code));

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
  useNoValidUser(
    isFilteredOut &&
      !hasValidUser(
        participants.filter((_, i) => choice.drawable[i] === 1),
        choice.bands,
      ),
    openFilter,
  );
  const pageName = (page && findPageName(page)) ?? '';
  const tagged = hovered >= 0 ? hovered : choice.solo.size === 1 ? [...choice.solo][0] : undefined;
  const taggedParticipant = tagged === undefined ? undefined : participants[tagged];

  // Nobody comes any more, nobody of those who came is shown, or somebody may still come.
  const isOver = isWaiting && project.status === 'done';
  const emptyText = t(isOver ? 'nobody' : participants.length > 0 ? 'nothing' : 'nothingYet');

  const panel =
    participants.length > 0 ? (
      <ParticipantsPanel
        {...choice}
        participants={participants}
        shownCount={shownCount}
        hovered={hovered}
        onBand={choice.toggleBand}
        onValidOnly={choice.toggleValidOnly}
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
      <EmptyPanel text={emptyText} />
    );

  return (
    <StudioFrame
      layout={layout}
      project={project}
      page={{ index, goTo, hasGaze }}
      clock={clock}
      lanes={{ ...lanes, emptyText }}
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
      isScripted={isScripted}
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
          {isLoading && <StageNote>{t('loading')}</StageNote>}
          {records === null && !isWaiting && <StageNote>{t('nothingYet')}</StageNote>}
          {isWaiting && <WaitingMessage project={project} />}
          {question !== null && !isWaiting && <QuestionMessage question={question} />}
          {isFilteredOut && question === null && <StageNote>{t('noValidDataText')}</StageNote>}
          {tagged !== undefined && taggedParticipant && (
            <ParticipantTag participant={taggedParticipant} slot={tagged} />
          )}
        </Stage>
      }
    />
  );
}

/** Says so as often as the filter comes to leave nobody. */
function useNoValidUser(isNobodyLeft: boolean, openFilter: () => void): void {
  const tell = useEffectEvent(() => modals.open('noValidUser', { onOpenFilter: openFilter }));
  useEffect(() => {
    if (!isNobodyLeft) return;
    tell();
    return () => modals.closeOwn('noValidUser');
  }, [isNobodyLeft]);
}

/** Beside the stage the panel is open at first; as a drawer it would cover the stage. */
function usePanel(layout: Layout) {
  const [isBesideOpen, setIsBesideOpen] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  return layout === 'wide'
    ? { isPanelOpen: isBesideOpen, setIsPanelOpen: setIsBesideOpen }
    : { isPanelOpen: isDrawerOpen, setIsPanelOpen: setIsDrawerOpen };
}
