import type { RecordingMark } from '@fovea/contract';
import { Badge, Tooltip } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';

/** Says of a marked recording what its mark means. */
export function MarkNote({ mark }: { mark: RecordingMark | undefined }) {
  const t = useTexts();
  if (mark === undefined) return null;
  const text = t(mark.returned ? 'invalidReturned' : 'invalidNote');
  return (
    <Tooltip text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the tooltip too. */}
      <span tabIndex={0} className="focus-ring inline-flex rounded-full">
        <Badge tone="bad">
          {t('invalid')}
          <span className="sr-only"> {text}</span>
        </Badge>
      </span>
    </Tooltip>
  );
}
