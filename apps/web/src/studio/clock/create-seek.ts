import type { PlaybackClock } from '@fovea/stage';
import type { AnalysisStore } from '#studio/view/analysis-state.ts';

/** Goes to a time that a person picked on the timeline, and pins it. */
export function createSeek(clock: PlaybackClock, analysis: AnalysisStore) {
  return (timeMs: number) => {
    clock.seek(timeMs);
    analysis.setState({ selectedTime: clock.getTimeMs() });
  };
}
