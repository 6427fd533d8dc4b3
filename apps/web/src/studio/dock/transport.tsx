import { PLAYBACK_RATES, type PlaybackClock } from '@fovea/stage';
import { Button, IconButton, Menu } from '@fovea/ui';
import { ChevronDown, Repeat, SkipBack, SkipForward } from 'lucide-react';
import { useDurationMs, useIsLooping, useLabelTimeMs, useRate } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';
import { PlayButton } from './play-button.tsx';
import { toTimeText } from './timeline-scale.ts';

export interface TransportProps {
  clock: PlaybackClock;
  canGoBack: boolean;
  canGoOn: boolean;
  onPage: (step: 1 | -1) => void;
}

export function Transport({ clock, canGoBack, canGoOn, onPage }: TransportProps) {
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
  const current = useRate(clock);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="dense"
          className="tnum ml-1"
          iconRight={<ChevronDown aria-hidden="true" />}
        >
          <span className="sr-only">{t('speed')} </span>
          {t('rate', { rate: current })}
        </Button>
      }
      entries={PLAYBACK_RATES.map((rate) => ({
        label: t('rate', { rate }),
        checked: rate === current,
        onSelect: () => clock.setRate(rate),
      }))}
    />
  );
}
