import type { InsightView } from '@fovea/gaze/insights';
import type { StageView } from '@fovea/stage';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { modals } from '#shared/modals/modals.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { useAoiNumbers } from '#studio/aoi/use-aoi-numbers.ts';
import { NO_AREAS, useOutlines, usePageAreas } from '#studio/aoi/use-page-areas.ts';
import { createSeek } from '#studio/clock/create-seek.ts';
import {
  usePageGaze,
  usePagesWithGaze,
  usePlaybackOf,
  useValidPeople,
  useValidShares,
} from '#studio/clock/use-playback.ts';
import { DescribeDialog, useDescription } from '#studio/describe/lazy-description.tsx';
import { usePageImmersion } from '#studio/dock/immersion.ts';
import { useRange } from '#studio/dock/range.ts';
import { listChanged } from '#studio/filter/filter.ts';
import { HeaderActions } from '#studio/frame/header-actions.tsx';
import { StudioFrame } from '#studio/frame/studio-frame.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { useLayout } from '#studio/frame/use-layout.ts';
import { useHeat } from '#studio/heat/use-heat.ts';
import { useAskedInsights } from '#studio/insights/use-asked-insights.ts';
import { useAskedOrder, useOrderLines, useShownOrder } from '#studio/order/use-order.ts';
import type { PanelTab } from '#studio/panel/studio-panel.tsx';
import { usePanels } from '#studio/panel/use-panels.ts';
import { openDownload } from '#studio/pro/open-download.ts';
import { usePreset } from '#studio/records/use-preset.ts';
import { useHeights } from '#studio/stage/heights.ts';
import { SnapshotButton } from '#studio/stage/snapshot-button.tsx';
import { Stage } from '#studio/stage/stage.tsx';
import { WaitingMessage } from '#studio/stage/stage-message.tsx';
import { useSnapshot } from '#studio/stage/use-snapshot.ts';
import { NarrowZoom } from '#studio/stage/zoom-bar.tsx';
import { usePage } from '#studio/strip/use-page.ts';
import { SurveyStage, SurveyTools } from '#studio/survey/lazy-survey.tsx';
import { useTexts } from '#studio/texts.ts';
import { ActiveChips } from '#studio/view/active-chips.tsx';
import type { PointListener } from '#studio/view/heat-hover.tsx';
import { NarrowTools } from '#studio/view/narrow-tools.tsx';
import { StepTiles } from '#studio/view/step-tiles.tsx';
import { useFirstPicture, useView, useViewOptions } from '#studio/view/use-view.ts';
import { ViewTools } from '#studio/view/view-tools.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { StageOverlays } from './stage-overlays.tsx';
import { useAnalysisKeys } from './use-analysis-keys.ts';

/** Joins clock, choice of participants, view and stage of one project. */
export function AnalysisPlayback() {
  const place = useStudioPlace();
  const { project, records, participants, choice, clock, analysis } = place;
  const t = useTexts();
  const layout = useLayout();
  const [view, setView] = useState<StageView>();
  const [hovered, setHovered] = useState(-1);
  const pointListener = useRef<PointListener>(undefined);

  const { index, page, isReview, goTo, count } = usePage(project.pages, project.finalReview);
  const hasCards = project.type === 'pro' && page?.kind === 'image';
  const first = hasCards ? 'insights' : 'participants';
  const { tab, setTab, openFilter, panels } = usePanels<PanelTab>(layout, first);
  const gaze = usePageGaze(records, page, project);
  const { stagePage, tracks, isLoadingTracks, durationMs } = gaze;
  const isLoading = records === undefined || isLoadingTracks;
  const hasGaze = usePagesWithGaze(records);
  usePlaybackOf(clock, page?.id, durationMs);
  const shares = useValidShares(isLoading, tracks, choice.shown, durationMs);
  const immersion = usePageImmersion(records, page?.id, choice.shown, gaze.screenTracks);
  const stored = findStored(place, page?.id);
  const readPeople = useValidPeople(records, page?.id, choice.shown);
  const validPeople = readPeople ?? stored?.map.people;
  const shownCount = choice.shown.reduce((sum, each) => sum + each, 0);
  const marked = useMemo(
    () => Uint8Array.from(participants, (_, i) => (i === hovered ? 1 : 0)),
    [participants, hovered],
  );

  const shown = useView(analysis, clock);
  const options = useViewOptions(analysis);
  const range = useRange(shown, clock);
  useFirstPicture(analysis, clock, { id: page?.id, durationMs, validPeople });
  const preset = usePreset(project, records, page?.id, options);
  const content = { records: preset.records, page, stagePage, shown: choice.shown, options, clock };
  const heat = useHeat({ ...content, view, project, stored });
  const readAreas = usePageAreas(project.id, page, stagePage);
  const areas = readAreas ?? NO_AREAS;
  const { described, describe, close } = useDescription(content);
  const isRead = tab === 'insights' || described !== undefined;
  const insights = useAskedInsights({
    isOn: isRead && hasCards,
    records: preset.records,
    pageId: page?.id,
    heatPage: heat.heatPage,
    durationMs,
    ticked: choice.ticked,
    range: options.range,
  });
  const order = useAskedOrder({
    ...content,
    ...gaze,
    ...heat,
    areas: readAreas,
    validPeople: readPeople,
  });
  const numbers = useAoiNumbers({
    ...content,
    ...gaze,
    ...heat,
    pageId: page?.id,
    areas,
    insights,
    order,
  });
  const [hasCallOuts, setHasCallOuts] = useState(false);
  const isOrdered = order !== undefined;
  const shownOrder = useShownOrder(view, numbers.order, {
    isAsked: isOrdered,
    hasOutlines: shown.state.hasAreas,
  });
  // Then their path is drawn in place of the order.
  const isAlone = isOrdered && choice.shown[hovered] === 1;
  const orderLines = useOrderLines(isOrdered && !isAlone ? shownOrder : undefined);
  useOutlines(view, areas, { isShown: shown.state.hasAreas, hasNames: !hasCallOuts });
  const heights = useHeights(
    gaze.screenTracks,
    participants,
    stagePage,
    choice.shown,
    options.range,
  );
  const seek = createSeek(clock, analysis);
  const showInsight = ({ mode, overallMode, timeMs }: InsightView) => {
    choice.showAll();
    shown.choose({ view: 'overall', mode, overallMode, hasAreas: true });
    seek(timeMs);
    // Where it would lie over the stage, the panel makes room.
    if (layout === 'medium') panels.setIsPanelOpen(false);
    if (layout === 'narrow') panels.setSheetStop(0);
  };
  const isMuted = options.mode !== 'gazePoint' && !shown.state.isPictureAsIs;
  const label = t('stageLabel', {
    display: t(options.mode),
    number: index + 1,
    name: (page && findPageName(page)) ?? '',
  });
  const summary = t('stageSummary', { count: shownCount, total: participants.length });
  const snapshot = useSnapshot({
    view,
    page: stagePage,
    getTimeMs: clock.getTimeMs,
    isMuted,
    lines: [project.name, label, summary, ...orderLines],
    legend: options.mode === 'heatmap' ? heat.legend : undefined,
    fileName: `${project.name} ${index + 1}.png`,
  });
  const save = () => openDownload(project, () => void snapshot());
  useAnalysisKeys({
    choose: shown.choose,
    clock,
    view,
    range,
    seek,
    goToPage: (step) => goTo(index + step),
    stepSolo: choice.stepSolo,
    openFilter,
    describe,
    snapshot: save,
    togglePanel: () => panels.setIsPanelOpen(!panels.isPanelOpen),
    toggleStrip: () => panels.setIsStripOpen(!panels.isStripOpen),
  });

  const isWaiting = records === null ? project.completed === 0 : records?.participants.length === 0;
  const isFilteredOut = participants.length > 0 && shownCount === 0;
  const isAsking = !isWaiting && (isReview || Boolean(page?.question));
  const hasMessage = isWaiting || isFilteredOut || isAsking;
  useNoValidUser(isFilteredOut && choice.isNobodyKept, openFilter);
  // The project is over, the filter leaves nobody, or participants may still come.
  const isOver = isWaiting && project.status === 'done';
  const emptyText = t(isOver ? 'nobody' : participants.length > 0 ? 'nothing' : 'nothingYet');
  const isNarrow = layout === 'narrow';

  return (
    <>
      <StudioFrame
        layout={layout}
        project={project}
        page={{ index, count, goTo, hasGaze }}
        clock={clock}
        lanes={{
          ...shares,
          emptyText,
          immersion,
          stretch:
            options.view === 'overall' ? (options.range ?? { fromMs: 0, toMs: durationMs }) : null,
          numbers,
          hiddenLanes: shown.state.hiddenLanes,
          awaited: {
            immersion: isLoading,
            areas: records === null ? 0 : areas.length,
            people: isLoading ? project.completed : shownCount,
          },
          range,
          onSeek: seek,
        }}
        refresh={place.refresh}
        shownText={
          participants.length > 0
            ? t('shownOfCount', { shown: shownCount, count: participants.length })
            : ''
        }
        actions={
          <HeaderActions
            layout={layout}
            project={project}
            changedFilters={listChanged(choice.filter).length}
            onFilter={openFilter}
            onDescribe={describe}
          />
        }
        hasDock={!isAsking}
        tools={
          isNarrow ? (
            !hasMessage && <NarrowTools {...shown} hasTrails={!isOrdered} />
          ) : isAsking ? (
            <SurveyTools />
          ) : (
            <ViewTools {...shown} hasTrails={!isOrdered} layout={layout} onDescribe={describe} />
          )
        }
        chips={
          <ActiveChips
            {...shown}
            filter={choice.filter}
            onApply={choice.apply}
            onClear={choice.clear}
          />
        }
        zoom={hasMessage ? null : <NarrowZoom view={view} />}
        dockActions={
          !hasMessage && <SnapshotButton isLocked={project.type === 'basic'} onClick={save} />
        }
        hasPanel={!isWaiting}
        panels={panels}
        isScripted={place.isScripted}
        panel={
          <AnalysisPanel
            tab={tab}
            onTab={setTab}
            page={page}
            isReview={isReview}
            pageNumber={index + 1}
            numbers={numbers}
            onShow={showInsight}
            shownCount={shownCount}
            hovered={hovered}
            onHover={setHovered}
            emptyText={emptyText}
          />
        }
        stage={
          isAsking ? (
            <SurveyStage
              page={page}
              isNarrow={isNarrow}
              onPath={(place, pageIndex) => {
                choice.soloOne(place, false);
                // Where it is said that nobody else is shown.
                setTab('participants');
                shown.choose({ mode: 'gazePath' });
                goTo(pageIndex);
              }}
            />
          ) : (
            <Stage
              clock={clock}
              page={stagePage}
              isNarrow={isNarrow}
              tracks={tracks}
              swarm={gaze.swarm}
              shown={choice.shown}
              marked={marked}
              options={options}
              isMuted={isMuted}
              label={label}
              summary={summary}
              onView={setView}
              onHover={setHovered}
              onPick={choice.soloOne}
              onPoint={(point) => pointListener.current?.(point)}
            >
              {heat.steps.length > 0 && !hasMessage && (
                <StepTiles
                  steps={heat.steps}
                  page={stagePage}
                  isMuted={isMuted}
                  onStep={(timeMs) => {
                    shown.choose({ overallMode: 'window' });
                    seek(timeMs);
                  }}
                />
              )}
              {isWaiting && <WaitingMessage project={project} />}
              {!isWaiting && (
                <StageOverlays
                  layout={layout}
                  view={view}
                  state={shown.state}
                  heat={heat}
                  numbers={numbers}
                  onCallOuts={setHasCallOuts}
                  heights={heights}
                  isOrdered={isOrdered}
                  order={shownOrder}
                  isAlone={isAlone}
                  isDetecting={preset.isDetecting}
                  hovered={hovered}
                  pointListener={pointListener}
                  isFilteredOut={isFilteredOut}
                  validPeople={validPeople}
                  isLoading={
                    records === undefined ||
                    (isLoadingTracks && options.mode === 'gazePoint') ||
                    (isOrdered && shownOrder === undefined)
                  }
                />
              )}
            </Stage>
          )
        }
      />
      {described && (
        <DescribeDialog
          {...described}
          table={numbers.table}
          insights={insights && numbers.insights}
          label={label}
          people={{ shown: shownCount, total: participants.length }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The map of very many people while their records are read; it is of the default filter alone. */
function findStored(
  { firstMaps, participants, choice }: ReturnType<typeof useStudioPlace>,
  pageId = '',
) {
  const map = choice.isDefault ? firstMaps?.get(pageId) : undefined;
  return map && { map, participants };
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
