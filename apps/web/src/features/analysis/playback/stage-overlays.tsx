import type { Heights } from '@fovea/gaze/metrics';
import type { StageView } from '@fovea/stage';
import { type RefObject, Suspense } from 'react';
import { CallOuts } from '#studio/aoi/lazy-numbers.ts';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import type { Layout } from '#studio/frame/use-layout.ts';
import type { Heat } from '#studio/heat/use-heat.ts';
import { OrderLegend } from '#studio/order/order-legend.tsx';
import type { ShownOrder } from '#studio/order/use-order.ts';
import { measureMedianError } from '#studio/participants/median-error.ts';
import { ParticipantTag } from '#studio/participants/participant-tag.tsx';
import { MOST_DRAWN } from '#studio/records/spread.ts';
import { HeightStrip } from '#studio/stage/height-strip.tsx';
import { StageCorner } from '#studio/stage/stage-corner.tsx';
import { StageFoot, StageNote } from '#studio/stage/stage-message.tsx';
import { ZoomBar } from '#studio/stage/zoom-bar.tsx';
import { useTexts } from '#studio/texts.ts';
import { MAP_FROM_PEOPLE } from '#studio/view/analysis-state.ts';
import { HeatHover, type PointListener } from '#studio/view/heat-hover.tsx';
import { MapLegend, PathLegend, SmallLegend } from '#studio/view/heat-legend.tsx';
import type { ShownState } from '#studio/view/use-view.ts';

export interface StageOverlaysProps {
  layout: Layout;
  view: StageView | undefined;
  state: ShownState;
  heat: Heat;
  numbers: AoiNumbers;
  /** Whether call-outs name the areas. */
  onCallOuts: (isShown: boolean) => void;
  /** Heights of a scrolled page. */
  heights: Heights | undefined;
  /** Whether fixations of another preset are being found. */
  isDetecting: boolean;
  /** Whether a common order stands for the paths of all. */
  isOrdered: boolean;
  /** Undefined until it is found. */
  order: ShownOrder | undefined;
  /** Whether the path of the person who is pointed at is drawn in its place. */
  isAlone: boolean;
  hovered: number;
  pointListener: RefObject<PointListener | undefined>;
  isFilteredOut: boolean;
  /** Valid people who looked at the page; undefined while that is not known. */
  validPeople: number | undefined;
  /** Whether what is drawn is still being read. */
  isLoading: boolean;
}

/** Layers over the gaze: its legend, the name of a dot, notes and zoom. */
export function StageOverlays(props: StageOverlaysProps) {
  const t = useTexts();
  const { records, participants, choice, clock } = useStudioPlace();
  const { layout, view, state, heat, heights, hovered, isFilteredOut, isLoading, numbers } = props;
  const { isOrdered, order, isAlone } = props;
  const tagged = hovered >= 0 ? hovered : choice.solo.size === 1 ? [...choice.solo][0] : undefined;
  const participant = tagged === undefined ? undefined : participants[tagged];
  const tag = tagged !== undefined && participant && (
    <ParticipantTag participant={participant} slot={tagged} />
  );
  const hasOrderLegend = isOrdered && order !== undefined;
  // Where the picture leaves less room beside it, a wide legend would lie on it.
  const isSmall = layout !== 'wide' || heat.steps.length > 0;
  const legend = state.mode === 'heatmap' && !isFilteredOut ? heat.legend : undefined;
  // Why the page opened with points, until a person has chosen.
  const isAsPoints = !state.isChosen && (props.validPeople ?? 0) > 0;
  return (
    <>
      {layout !== 'narrow' && heat.steps.length === 0 && <ZoomBar view={view} />}
      {view && state.view === 'overall' && !isSmall && !isOrdered && numbers.table && (
        <Suspense>
          <CallOuts numbers={numbers} view={view} clock={clock} onShown={props.onCallOuts} />
        </Suspense>
      )}
      {view && heights && heat.steps.length === 0 && <HeightStrip view={view} heights={heights} />}
      {legend && (
        <HeatHover
          view={view}
          heat={heat}
          legend={legend}
          sigmaDegrees={state.sigmaDegrees}
          listener={props.pointListener}
        />
      )}
      <StageFoot>
        {isLoading && <StageNote>{t('loading')}</StageNote>}
        {props.isDetecting && <StageNote>{t('detecting')}</StageNote>}
        {state.mode !== 'heatmap' && !isOrdered && participants.length > MOST_DRAWN && (
          <StageNote>{t('drawnSome', { drawn: MOST_DRAWN, count: participants.length })}</StageNote>
        )}
        {isAsPoints && (
          <StageNote>
            {t('asPoints', { count: props.validPeople ?? 0, from: MAP_FROM_PEOPLE })}
          </StageNote>
        )}
        {records === null && <StageNote>{t('nothingYet')}</StageNote>}
        {isFilteredOut && <StageNote>{t('noValidDataText')}</StageNote>}
        {!(hasOrderLegend && isAlone) && tag}
        {legend && (
          <StageCorner view={view} corner="left">
            {isSmall ? (
              <SmallLegend legend={legend} />
            ) : (
              <MapLegend
                legend={legend}
                preset={state.preset}
                sigmaDegrees={state.sigmaDegrees}
                errorDegrees={measureMedianError(participants, choice.shown)}
              />
            )}
          </StageCorner>
        )}
        {records && state.mode === 'gazePath' && participant && !isOrdered && <PathLegend />}
        {hasOrderLegend && (
          // Keeps its room while a person is pointed at, so that the picture stays where it is.
          <StageCorner view={view} corner="left" className="relative">
            <div className={isAlone ? 'invisible' : undefined}>
              <OrderLegend order={order} isSmall={isSmall} />
            </div>
            <div className="absolute bottom-0 left-0 flex w-max flex-col items-start gap-2">
              {isAlone && tag}
              {isAlone && <PathLegend />}
            </div>
          </StageCorner>
        )}
      </StageFoot>
    </>
  );
}
