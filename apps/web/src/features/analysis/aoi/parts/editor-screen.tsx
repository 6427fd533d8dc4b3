import type { Aoi } from '@fovea/contract';
import { DEFAULT_VIEW, findMeasuredTime, type GazeTrack, type StageView } from '@fovea/stage';
import { Button } from '@fovea/ui';
import { Diamond } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useEditor, useFramed } from '#features/analysis/aoi/model/use-editor.ts';
import { useTransportKeys } from '#features/analysis/aoi/model/use-transport-keys.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { findPageName } from '#shared/project/page-name.ts';
import { useAoiNumbers } from '#studio/aoi/use-aoi-numbers.ts';
import { NO_AREAS, usePageAreas } from '#studio/aoi/use-page-areas.ts';
import { createSeek } from '#studio/clock/create-seek.ts';
import { useIsPlaying } from '#studio/clock/use-clock.ts';
import { usePageGaze, usePagesWithGaze, usePlaybackOf } from '#studio/clock/use-playback.ts';
import { useRange } from '#studio/dock/range.ts';
import { listChanged } from '#studio/filter/filter.ts';
import { HeaderActions } from '#studio/frame/header-actions.tsx';
import { StudioFrame } from '#studio/frame/studio-frame.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { useLayout } from '#studio/frame/use-layout.ts';
import { useHeat } from '#studio/heat/use-heat.ts';
import { usePanels } from '#studio/panel/use-panels.ts';
import { Stage } from '#studio/stage/stage.tsx';
import { StageFoot, StageNote } from '#studio/stage/stage-message.tsx';
import { NarrowZoom, ZoomBar } from '#studio/stage/zoom-bar.tsx';
import { usePage } from '#studio/strip/use-page.ts';
import { useView } from '#studio/view/use-view.ts';
import { AoiFigures, AttentionNote } from './aoi-figures.tsx';
import { AoiPanel, type AoiTab } from './aoi-panel.tsx';
import { AoiSurface } from './aoi-surface.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EmptyStage } from './empty-stage.tsx';
import { KeyframeCard } from './keyframe-card.tsx';
import { KeyframeDock } from './keyframe-dock.tsx';
import { type Exchange, ExchangeDialog, Suggestions } from './lazy-exchange.ts';
import { SurveyNotice } from './survey-notice.tsx';
import { ToolBar } from './tool-bar.tsx';

const NO_TRACKS: readonly GazeTrack[] = [];
const NOBODY = new Uint8Array();
const PLAIN = { ...DEFAULT_VIEW, mode: 'gazePoint' } as const;
const HEAT = { ...DEFAULT_VIEW, view: 'overall', overallMode: 'range', mode: 'heatmap' } as const;
const NOTHING_AWAITED = { immersion: false, areas: 0, people: 0 } as const;
const nothing = () => undefined;

/** Joins stage, tools, list and dock of the page that is edited. */
export function EditorScreen({ aois }: { aois: readonly Aoi[] }) {
  const place = useStudioPlace();
  const { project, records, choice, clock, analysis } = place;
  const t = useTexts();
  const layout = useLayout();
  const isNarrow = layout === 'narrow';
  const [view, setView] = useState<StageView>();
  const [last, setLast] = useState<Aoi>();
  const [exchange, setExchange] = useState<Exchange>();
  const endExchange = () => setExchange(undefined);
  const { tab, setTab, openFilter, panels } = usePanels<AoiTab>(layout, 'aois');
  const { index, page, goTo, count } = usePage(project.pages);
  const gaze = usePageGaze(records, page, project);
  const { stagePage, durationMs } = gaze;
  const hasGaze = usePagesWithGaze(records);
  usePlaybackOf(clock, page?.id, durationMs);
  const range = useRange(useView(analysis, clock), clock);
  const editor = useEditor({ projectId: project.id, aois, clock, page, onLastKeyframe: setLast });
  const framed = useFramed(stagePage, page, project);
  const isPlaying = useIsPlaying(clock);
  const isSurvey = page?.kind === 'survey';
  // Map of the whole page, or of the range that was set in it.
  const overall = useMemo(() => ({ ...HEAT, range: range.range }), [range.range]);
  const options = editor.state.hasHeat ? overall : PLAIN;
  const content = { clock, records, page, stagePage, shown: choice.shown };
  const { heatPage } = useHeat({ ...content, view, options, project });
  const areas = usePageAreas(project.id, page, stagePage) ?? NO_AREAS;
  const measured = { ...content, ...gaze, pageId: page?.id, heatPage, areas, options: overall };
  const numbers = useAoiNumbers(measured);
  const seek = createSeek(clock, analysis);
  useTransportKeys({ clock, view, seek, panels, goToPage: (step) => goTo(index + step) });
  const { selected, actions } = editor;
  const lanes = { findValidShare: nothing, range, onSeek: seek };
  const suggest = () => setExchange({ task: 'suggest', aois: editor.aois });
  const isDrawing = editor.state.drawMode !== 'none';
  const isEmpty = !isNarrow && !isDrawing && !isPlaying && !exchange && editor.aois.length === 0;
  const label = t('stage', { number: index + 1, name: (page && findPageName(page)) ?? '' });

  return (
    <>
      <StudioFrame
        layout={layout}
        project={project}
        page={{ index, count, goTo, hasGaze }}
        clock={clock}
        lanes={{
          ...lanes,
          numbers,
          shares: null,
          endMs: undefined,
          emptyText: '',
          immersion: null,
          stretch: null,
          awaited: NOTHING_AWAITED,
          hiddenLanes: [],
        }}
        dock={
          <KeyframeDock
            {...lanes}
            editor={editor}
            clock={clock}
            isOff={isPlaying || isNarrow || isSurvey}
          />
        }
        dockActions={
          <Button
            variant="quiet"
            size="dense"
            className="ml-auto"
            title={`${t('addKeyframe')} (K)`}
            disabled={isPlaying || !selected || actions.isLocked(selected)}
            iconLeft={<Diamond aria-hidden="true" />}
            onClick={() => selected && actions.toggleKeyframe(selected)}
          >
            {t('keyframe')}
          </Button>
        }
        refresh={place.refresh}
        shownText={t('aois')}
        panelLabel={t('aois')}
        actions={
          <HeaderActions
            layout={layout}
            project={project}
            changedFilters={listChanged(choice.filter).length}
            onFilter={openFilter}
          />
        }
        tools={isNarrow ? null : <EditorBar editor={editor} layout={layout} />}
        chips={null}
        zoom={isSurvey ? null : <NarrowZoom view={view} />}
        hasPanel
        panels={panels}
        isScripted={place.isScripted}
        panel={
          <AoiPanel
            editor={editor}
            tab={tab}
            onTab={setTab}
            isViewOnly={isNarrow}
            onExchange={setExchange}
            toNote={({ aoiId }) => <AttentionNote numbers={numbers} aoiId={aoiId} />}
          >
            <AoiFigures
              editor={editor}
              numbers={numbers}
              framed={framed}
              heatPage={heatPage}
              project={project}
              isScrolled={page?.display === 'scroll'}
              clock={clock}
            />
          </AoiPanel>
        }
        stage={
          <Stage
            clock={clock}
            page={stagePage}
            isNarrow={isNarrow}
            tracks={NO_TRACKS}
            shown={NOBODY}
            marked={NOBODY}
            options={options}
            isMuted={editor.state.hasHeat}
            label={label}
            summary={t('stageSummary', { count: editor.aois.length })}
            onView={setView}
            onHover={nothing}
            onPick={nothing}
          >
            {isSurvey ? (
              <SurveyNotice key={page.id} />
            ) : (
              <>
                <AoiSurface
                  editor={editor}
                  view={view}
                  clock={clock}
                  framed={framed}
                  isViewOnly={isNarrow}
                />
                {isEmpty && view && <EmptyStage view={view} onSuggest={heatPage && suggest} />}
                {!isNarrow && <ToolBar editor={editor} isOff={isPlaying} />}
                {!isNarrow && <ZoomBar view={view} />}
                {!isNarrow && selected && (
                  <KeyframeCard editor={editor} aoi={selected} clock={clock} />
                )}
                {exchange?.task === 'suggest' && view && heatPage && (
                  <Suspense>
                    <Suggestions
                      key={page?.id}
                      editor={editor}
                      view={view}
                      framed={framed}
                      heatPage={heatPage}
                      range={findMeasuredTime(overall, 0, durationMs)}
                      onClose={endExchange}
                    />
                  </Suspense>
                )}
                <StageFoot>{isNarrow && <StageNote>{t('narrow')}</StageNote>}</StageFoot>
              </>
            )}
          </Stage>
        }
      />
      {exchange && exchange.task !== 'suggest' && page && (
        <Suspense>
          <ExchangeDialog
            task={exchange.task}
            aois={exchange.aois}
            editor={editor}
            project={project}
            page={page}
            onClose={endExchange}
          />
        </Suspense>
      )}
      {last && (
        <ConfirmDialog
          title={t('lastTitle')}
          description={t('lastText')}
          safe={t('keep')}
          confirm={t('removeAoi')}
          isDestructive
          isBusy={false}
          onConfirm={() => {
            actions.remove(last);
            setLast(undefined);
          }}
          onClose={() => setLast(undefined)}
        />
      )}
    </>
  );
}
