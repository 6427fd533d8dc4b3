import type { FraudFlag } from '@fovea/contract';
import { Badge, Tooltip } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';

export interface FraudNoteProps {
  flags?: readonly FraudFlag[] | undefined;
  /** All gaze on the page lies in one area of interest. */
  isInOneArea?: boolean;
}

/** Why somebody should look at a recording before believing it. It hides and leaves out nothing. */
export function FraudNote({ flags = [], isInOneArea = false }: FraudNoteProps) {
  const t = useTexts();
  const reasons = flags.map((flag) => t(`fraud_${flag}`));
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
