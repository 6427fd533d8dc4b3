import { PLAYBACK_RATES, type PlaybackClock } from '@fovea/stage';
import { Button, IconButton, NumberStepper, Popover } from '@fovea/ui';
import { Brackets, Repeat, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDurationMs, useIsLooping, useLabelTimeMs, useRate } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';
import { ChoiceMenu } from '#studio/view/choice-menu.tsx';
import { ImmersionKey } from './immersion-lane.tsx';
import { PlayButton } from './play-button.tsx';
import { type RangeChoice, toRange } from './range.ts';
import { toTimeText } from './timeline-scale.ts';

export interface TransportProps {
  clock: PlaybackClock;
  canGoBack: boolean;
  canGoOn: boolean;
  onPage: (step: 1 | -1) => void;
  range: RangeChoice;
  hasImmersion: boolean;
  /** At the right end. */
  children?: ReactNode;
}

export function Transport(props: TransportProps) {
  const { clock, canGoBack, canGoOn, onPage } = props;
  const t = useTexts();
  const isLooping = useIsLooping(clock);
  return (
    <div className="flex h-11 items-center gap-1.5 px-3">
      <IconButton
        label={t('previousPage')}
        keys={['PgUp']}
        size="dense"
        disabled={!canGoBack}
        onClick={() => onPage(-1)}
      >
        <SkipBack aria-hidden="true" />
      </IconButton>
      <PlayButton clock={clock} className="size-8.5" />
      <IconButton
        label={t('nextPage')}
        keys={['PgDn']}
        size="dense"
        disabled={!canGoOn}
        onClick={() => onPage(1)}
      >
        <SkipForward aria-hidden="true" />
      </IconButton>
      <TimeText clock={clock} />
      <RateMenu clock={clock} />
      <IconButton
        label={t('loop')}
        size="dense"
        pressed={isLooping}
        onClick={() => clock.setLoop(!isLooping)}
      >
        <Repeat aria-hidden="true" />
      </IconButton>
      <RangeFields {...props.range} clock={clock} />
      {props.hasImmersion && <ImmersionKey />}
      {props.children}
    </div>
  );
}

function TimeText({ clock }: { clock: PlaybackClock }) {
  const timeMs = useLabelTimeMs(clock);
  const durationMs = useDurationMs(clock);
  return (
    <span className="tnum type-small ml-1.5 whitespace-nowrap text-text-3">
      <b className="font-semibold text-text">{toTimeText(timeMs)}</b> / {toTimeText(durationMs)}
    </span>
  );
}

function RateMenu({ clock }: { clock: PlaybackClock }) {
  const t = useTexts();
  return (
    <ChoiceMenu
      label={t('speed')}
      value={useRate(clock)}
      options={PLAYBACK_RATES.map((value) => ({ value, label: t('rate', { rate: value }) }))}
      onChange={clock.setRate}
    />
  );
}

/** The range in numbers, for whoever does not drag. */
function RangeFields({ range, set, clock }: RangeChoice & { clock: PlaybackClock }) {
  const t = useTexts();
  const durationMs = useDurationMs(clock);
  const fromMs = range?.fromMs ?? 0;
  const toMs = range?.toMs ?? durationMs;
  const field = {
    min: 0,
    max: Math.floor(durationMs / 100) / 10,
    step: 0.1,
    unit: t('unit_absolute'),
    decreaseLabel: t('lower'),
    increaseLabel: t('higher'),
  };
  const toSeconds = (ms: number) => Math.round(ms / 100) / 10;
  const put = (aMs: number, bMs: number) => set(toRange(aMs, bMs, durationMs) ?? range);
  return (
    <Popover
      label={t('range')}
      side="top"
      trigger={
        <Button
          variant="quiet"
          size="dense"
          disabled={durationMs === 0}
          iconLeft={<Brackets aria-hidden="true" />}
        >
          {t('range')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <NumberStepper
          {...field}
          label={t('rangeFrom')}
          value={toSeconds(fromMs)}
          onChange={(seconds) => put(seconds * 1_000, toMs)}
        />
        <NumberStepper
          {...field}
          label={t('rangeUntil')}
          value={toSeconds(toMs)}
          onChange={(seconds) => put(fromMs, seconds * 1_000)}
        />
        <p className="type-small text-text-3">{t('rangeHint')}</p>
        <Button disabled={range === null} onClick={() => set(null)}>
          {t('clearRange')}
        </Button>
      </div>
    </Popover>
  );
}
