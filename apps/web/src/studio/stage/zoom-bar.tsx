import type { StageView } from '@fovea/stage';
import { IconButton } from '@fovea/ui';
import { Minus, Plus, Scan } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { StepButton } from '#studio/dock/step-button.tsx';
import { useTexts } from '#studio/texts.ts';
import { useStageCorner } from './stage-corner.tsx';

/** One press of a zoom button or key. */
export const ZOOM_STEP = 1.25;

const never = () => () => undefined;

export function ZoomBar({ view }: { view: StageView | undefined }) {
  const t = useTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  useStageCorner(box, view, 'right');
  const percent = useSyncExternalStore(view?.subscribePlace ?? never, () =>
    Math.round((view?.getScale() ?? 0) * 100),
  );
  return (
    <fieldset
      ref={box}
      aria-label={t('zoom')}
      className="absolute right-3.5 bottom-3.5 flex items-center rounded-touch border border-border bg-surface p-0.5"
    >
      <IconButton
        label={t('zoomOut')}
        keys={['-']}
        size="dense"
        onClick={() => view?.zoomBy(1 / ZOOM_STEP)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <output className="tnum type-micro w-9 text-center text-text-2">
        {t('percent', { percent })}
      </output>
      <IconButton
        label={t('zoomIn')}
        keys={['+']}
        size="dense"
        onClick={() => view?.zoomBy(ZOOM_STEP)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label={t('fit')} keys={['0']} size="dense" onClick={() => view?.fit()}>
        <Scan aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

/** The same for a thumb; the way back is there once it is needed. */
export function NarrowZoom({ view }: { view: StageView | undefined }) {
  const t = useTexts();
  const isFitted = useSyncExternalStore(
    view?.subscribePlace ?? never,
    () => view?.isFitted() ?? true,
  );
  return (
    <fieldset aria-label={t('zoom')} className="flex flex-col gap-1.5">
      <StepButton label={t('zoomIn')} onPress={() => view?.zoomBy(ZOOM_STEP)}>
        <Plus aria-hidden="true" />
      </StepButton>
      <StepButton label={t('zoomOut')} onPress={() => view?.zoomBy(1 / ZOOM_STEP)}>
        <Minus aria-hidden="true" />
      </StepButton>
      {!isFitted && (
        <StepButton label={t('fit')} onPress={() => view?.fit()}>
          <Scan aria-hidden="true" />
        </StepButton>
      )}
    </fieldset>
  );
}
