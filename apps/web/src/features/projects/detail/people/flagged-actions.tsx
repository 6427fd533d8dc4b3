import type { OutsideRecording } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { Badge, Button } from '@fovea/ui';
import { useNowMs } from '#shared/format/ago.ts';
import { DECIDES } from './first-decision.ts';
import { useTexts } from './texts.ts';

const HOUR_MS = DAY_MS / 24;

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
  const days = decideBy === null ? 0 : Math.ceil((Date.parse(decideBy) - nowMs) / DAY_MS);
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {state === 'flagged' && (
        <Badge tone="warn">{t('isFlagged', { count: Math.max(1, days) })}</Badge>
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
