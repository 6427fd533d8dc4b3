import type { FraudFlag } from '@fovea/contract';
import { Badge, Tooltip } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';

/** Why somebody should look at a recording before believing it. It hides and leaves out nothing. */
export function FraudNote({ flags = [] }: { flags?: readonly FraudFlag[] | undefined }) {
  const t = useTexts();
  if (flags.length === 0) return null;
  const text = flags.map((flag) => t(`fraud_${flag}`)).join(' ');
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
