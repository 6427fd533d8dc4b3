import type { PlaybackClock } from '@fovea/stage';
import { Tooltip, toClassNames } from '@fovea/ui';
import { Pause, Play } from 'lucide-react';
import { useDurationMs, useIsPlaying } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';

export function PlayButton({ clock, className }: { clock: PlaybackClock; className: string }) {
  const t = useTexts();
  const isPlaying = useIsPlaying(clock);
  const durationMs = useDurationMs(clock);
  const label = t(isPlaying ? 'pause' : 'play');
  return (
    <Tooltip text={label} keys={['Space']}>
      <button
        type="button"
        aria-label={label}
        disabled={durationMs === 0}
        onClick={clock.toggle}
        className={toClassNames(
          'focus-ring hit-area edge-when-forced grid flex-none place-items-center rounded-full bg-text text-bg transition-opacity hover:opacity-90 disabled:opacity-40',
          className,
        )}
      >
        {isPlaying ? (
          <Pause aria-hidden="true" className="fill-current" />
        ) : (
          <Play aria-hidden="true" className="ml-px fill-current" />
        )}
      </button>
    </Tooltip>
  );
}
