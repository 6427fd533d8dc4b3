import type { OutsideRecording } from '@fovea/contract';
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import { Badge, Button } from '@fovea/ui';
import { useNowMs } from '#shared/format/ago.ts';
import { DECIDES } from './first-decision.ts';
import { useTexts } from './texts.ts';

interface FlaggedActionsProps {
  person: OutsideRecording;
  isBusy: boolean;
  onDecide: (counts: boolean) => void;
}

/** A recording that is kept and not read: why, and whether its owner lets it count. */
export function FlaggedActions({ person, isBusy, onDecide }: FlaggedActionsProps) {
  const t = useTexts();
  const nowMs = useNowMs(HOUR_MS);
  const { state, decideBy, flags, subjectId: name } = person;
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {decideBy !== null && (
        <Badge tone="warn">{t('isFlagged', { count: countDays(decideBy, nowMs) })}</Badge>
      )}
      {state === 'left_out' && <Badge tone="bad">{t('isLeftOut')}</Badge>}
      {state === 'waiting' && <Badge tone="warn">{t('isWaiting')}</Badge>}
      {state !== 'waiting' && (
        <Button
          size="dense"
          disabled={isBusy}
          aria-label={t('countLabel', { name })}
          {...(state === 'flagged' && DECIDES)}
          onClick={() => onDecide(true)}
        >
          {t('count')}
        </Button>
      )}
      {state !== 'left_out' && flags.length > 0 && (
        <Button
          size="dense"
          disabled={isBusy}
          aria-label={t('leaveOutLabel', { name })}
          onClick={() => onDecide(false)}
        >
          {t('leaveOut')}
        </Button>
      )}
    </span>
  );
}

/** The last day counts whole, also when the schedule is late. */
const countDays = (until: string, nowMs: number) =>
  Math.max(1, Math.ceil((Date.parse(until) - nowMs) / DAY_MS));
