import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { Button, toClassNames } from '@fovea/ui';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#features/projects/editor/texts.ts';
import type { SaveState } from '#features/projects/model/draft/draft-saver.ts';
import { toDateText } from '#shared/format/dates.ts';

const LOOKS = {
  saved: { icon: CloudCheck, color: 'text-text-3' },
  saving: { icon: CloudUpload, color: 'text-text-3' },
  offline: { icon: CloudOff, color: 'text-warn' },
  failed: { icon: CloudAlert, color: 'text-bad' },
  conflict: { icon: CloudAlert, color: 'text-bad' },
} as const;

interface SaveStatusProps {
  save: SaveState;
  /** When the server had all of it. */
  savedAt: number;
  onRetry: () => void;
}

export function SaveStatus({ save, savedAt, onRetry }: SaveStatusProps) {
  const t = useTexts();
  const toAge = useAgeText();
  const { icon: Icon, color } = LOOKS[save];
  const words = {
    saved: toAge(savedAt),
    saving: t('saving'),
    offline: t('offline'),
    failed: t('notSaved'),
    conflict: t('notSaved'),
  };
  return (
    <>
      <p
        role="status"
        className={toClassNames(
          'type-small ml-1 flex min-w-0 flex-none items-center gap-1.5',
          color,
        )}
      >
        <Icon aria-hidden="true" />
        <span className="max-md:sr-only">{words[save]}</span>
      </p>
      {save === 'failed' && (
        <Button size="dense" onClick={onRetry}>
          {t('retrySave')}
        </Button>
      )}
    </>
  );
}

/** "Saved just now", "Saved 3 min ago", and so on while the screen is open. */
function useAgeText() {
  const t = useTexts();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return (savedAt: number) => {
    const ageMs = now - savedAt;
    if (ageMs < MINUTE_MS) return t('savedNow');
    if (ageMs < HOUR_MS) return t('savedMinutes', { count: Math.floor(ageMs / MINUTE_MS) });
    if (ageMs < DAY_MS) return t('savedHours', { count: Math.floor(ageMs / HOUR_MS) });
    return t('savedOn', { date: toDateText(new Date(savedAt)) });
  };
}
