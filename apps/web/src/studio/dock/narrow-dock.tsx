import type { PlaybackClock } from '@fovea/stage';
import { useDurationMs, useLabelTimeMs } from '#studio/clock/use-clock.ts';
import { ImmersionLane } from './immersion-lane.tsx';
import { PlayButton } from './play-button.tsx';
import { Scrubber } from './scrubber.tsx';
import type { LanesProps } from './timeline.tsx';
import { toSecondsText } from './timeline-scale.ts';
import { RecordingsEnd, ValidGazeLane, ValidGazeText } from './valid-gaze-lane.tsx';

/** Play, one lane to scrub on, and the time. */
export function NarrowDock(props: LanesProps) {
  const { clock, shares, findValidShare, endMs, immersion } = props;
  return (
    <div className="flex items-center gap-3 px-3.5 py-2">
      <PlayButton clock={clock} className="size-11" />
      <Scrubber
        clock={clock}
        findValidShare={findValidShare}
        hasFlag={false}
        range={props.range}
        onSeek={props.onSeek}
        className="h-11 min-w-0 flex-1 rounded-chip py-1"
      >
        {immersion ? (
          <ImmersionLane immersion={immersion} clock={clock} />
        ) : shares ? (
          <>
            <ValidGazeLane shares={shares} />
            <RecordingsEnd clock={clock} endMs={endMs} />
          </>
        ) : (
          <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-surface-3" />
        )}
      </Scrubber>
      {shares && <ValidGazeText shares={shares} endMs={endMs} />}
      <NarrowTime clock={clock} />
    </div>
  );
}

function NarrowTime({ clock }: { clock: PlaybackClock }) {
  const timeMs = useLabelTimeMs(clock);
  const durationMs = useDurationMs(clock);
  return (
    <span className="tnum type-body whitespace-nowrap text-text-3">
      <b className="font-semibold text-text">{toSecondsText(timeMs, 1)}</b> /{' '}
      {toSecondsText(durationMs, 1)}
    </span>
  );
}
