import type { AggregatedParticipant } from '@fovea/contract';
import { Badge, Tooltip } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';
import { listFlags } from './participant-quality.ts';

export interface FlagNoteProps {
  participant: Pick<AggregatedParticipant, 'fraudFlags' | 'flags' | 'qualityFlags'>;
  /** All gaze on the page lies in one area of interest. */
  isInOneArea?: boolean;
}

/** Why somebody should look at a recording before believing it. It hides and leaves out nothing. */
export function FlagNote({ participant, isInOneArea = false }: FlagNoteProps) {
  const t = useTexts();
  const reasons = listFlags(participant).map((flag) => t(`flag_${flag}`));
  if (isInOneArea) reasons.push(t('inOneArea'));
  if (reasons.length === 0) return null;
  const text = reasons.join(' ');
  return (
    <Tooltip text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the tooltip too. */}
      <span tabIndex={0} className="focus-ring inline-flex rounded-full">
        <Badge tone="warn">
          {t('check')}
          <span className="sr-only"> {text}</span>
        </Badge>
      </span>
    </Tooltip>
  );
}
