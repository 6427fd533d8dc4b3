import type { Aoi } from '@fovea/contract';
import type { PlaybackClock } from '@fovea/stage';
import { Button, IconButton, NumberStepper, Popover, Switch } from '@fovea/ui';
import { Diamond, SlidersHorizontal, StepBack, StepForward } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { clipboard } from '#features/analysis/aoi/model/editor-state.ts';
import {
  findKeyframeAt,
  findNeighbourTime,
  findRulingKeyframe,
  listMarked,
} from '#features/analysis/aoi/model/keyframe-edits.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';
import { useIsPlaying, useLabelTimeMs } from '#studio/clock/use-clock.ts';
import { toSecondsText, toTimeText } from '#studio/dock/timeline-scale.ts';
import { PlaceFields } from './place-fields.tsx';

interface KeyframeCardProps {
  editor: Editor;
  aoi: Aoi;
  clock: PlaybackClock;
}

/** State of the chosen area at the playhead, and its keyframe in numbers. */
export function KeyframeCard({ editor, aoi, clock }: KeyframeCardProps) {
  const t = useTexts();
  const labelMs = useLabelTimeMs(clock);
  const isPlaying = useIsPlaying(clock);
  const { actions } = editor;
  const { keyframes } = aoi.keyframeAoi;
  const timeMs = isPlaying ? labelMs : actions.getTimeMs();
  const here = findKeyframeAt(aoi, timeMs);
  const ruling = findRulingKeyframe(aoi, timeMs);
  const isOff = isPlaying || actions.isLocked(aoi);
  const time = toTimeText(timeMs);
  const isBefore = timeMs < (keyframes[0]?.timestamp ?? 0);
  const where = here
    ? t('keyframeOf', { number: keyframes.indexOf(here) + 1, count: keyframes.length, time })
    : t(isBefore ? 'beforeKeyframes' : 'betweenKeyframes', { time });
  return (
    <section
      aria-label={t('keyframeCard', { name: aoi.name })}
      className="absolute right-3.5 bottom-16 w-56 rounded-banner border border-border bg-surface p-3 shadow-e3"
    >
      <h2 className="type-body flex items-center gap-2 font-semibold">
        <AoiSwatch slot={aoi.color} />
        <span className="min-w-0 flex-1 truncate">{aoi.name}</span>
        <Popover
          label={t('keyframeCard', { name: aoi.name })}
          side="top"
          align="end"
          trigger={
            <IconButton label={t('keyframe')} size="dense" disabled={isOff || !ruling}>
              <SlidersHorizontal aria-hidden="true" />
            </IconButton>
          }
        >
          {ruling && (
            <div className="flex flex-col gap-3">
              <KeyframeFields editor={editor} aoi={aoi} keyframe={ruling} clock={clock} />
              <PlaceFields editor={editor} aoi={aoi} timeMs={timeMs} />
            </div>
          )}
        </Popover>
      </h2>
      <p className="tnum type-small mt-1 text-text-2">
        {where} {ruling && !isBefore && <Going aoi={aoi} ruling={ruling} />}
      </p>
      {!here && ruling && !actions.isAuto() && keyframes.length > 1 && (
        <p className="type-small mt-1 text-warn">
          {t('changes', { seconds: toSecondsText(ruling.timestamp, 2) })}
        </p>
      )}
      <div className="mt-2 flex gap-1.5">
        <IconButton
          label={t('previous')}
          keys={[',']}
          variant="secondary"
          disabled={findNeighbourTime(aoi, timeMs, -1) === undefined}
          onClick={() => actions.goToKeyframe(aoi, -1)}
        >
          <StepBack aria-hidden="true" />
        </IconButton>
        <Button
          className="flex-1"
          disabled={isOff}
          iconLeft={<Diamond aria-hidden="true" />}
          title={`${t(here ? 'removeKeyframe' : 'addKeyframe')} (K)`}
          onClick={() => actions.toggleKeyframe(aoi)}
        >
          {t('keyframe')}
        </Button>
        <IconButton
          label={t('next')}
          keys={['.']}
          variant="secondary"
          disabled={findNeighbourTime(aoi, timeMs, 1) === undefined}
          onClick={() => actions.goToKeyframe(aoi, 1)}
        >
          <StepForward aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

type Frame = Aoi['keyframeAoi']['keyframes'][number];

function Going({ aoi, ruling }: { aoi: Aoi; ruling: Frame }) {
  const t = useTexts();
  const isLast = aoi.keyframeAoi.keyframes.at(-1) === ruling;
  if (!ruling.visible) return t('isHidden');
  if (isLast) return t('lastOne');
  return t(ruling.easing === 'hold' ? 'holds' : 'moves');
}

/** A keyframe in numbers and ticks, for whoever does not drag. */
function KeyframeFields({ editor, aoi, keyframe, clock }: KeyframeCardProps & { keyframe: Frame }) {
  const t = useTexts();
  const { actions } = editor;
  const meant = listMarked(aoi, editor.state.keyframeIds, keyframe);
  const copied = useSyncExternalStore(clipboard.subscribe, () => clipboard.getState().copied);
  return (
    <>
      {meant.length > 1 && (
        <p className="type-small text-text-2">{t('marked', { count: meant.length })}</p>
      )}
      <NumberStepper
        label={t('time')}
        unit={t('unit')}
        min={0}
        max={Math.floor(clock.getDurationMs()) / 1_000}
        step={0.01}
        value={keyframe.timestamp / 1_000}
        decreaseLabel={t('lower')}
        increaseLabel={t('higher')}
        onChange={(seconds) => {
          const toMs = Math.round(seconds * 1_000);
          actions.moveKeyframes(aoi, meant, toMs - keyframe.timestamp);
          clock.seek(toMs);
        }}
      />
      <Switch
        label={t('hold')}
        hint={t('holdHint')}
        checked={keyframe.easing === 'hold'}
        onChange={(isOn) =>
          actions.changeKeyframe(aoi, keyframe.id, { easing: isOn ? 'hold' : 'linear' })
        }
      />
      <Switch
        label={t('hideFrom')}
        hint={t('hideHint')}
        checked={!keyframe.visible}
        onChange={(isOn) => actions.changeKeyframe(aoi, keyframe.id, { visible: !isOn })}
      />
      <div className="flex gap-1.5">
        <Button size="dense" onClick={() => actions.copyKeyframes(meant)}>
          {t('copy')}
        </Button>
        <Button size="dense" disabled={copied?.kind !== 'keyframes'} onClick={actions.paste}>
          {t('paste')}
        </Button>
        <Button size="dense" onClick={() => actions.removeKeyframes(aoi, meant)}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
