import type { Funnel } from '@fovea/contract';
import { countDays, toBars } from '#features/projects/detail/model/pace.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { useAgoText, useNowMs } from '#shared/format/ago.ts';
import { HourBars } from './hour-bars.tsx';

const EVERY_MS = 10_000;

interface ArrivalsProps {
  funnel: Pick<Funnel, 'hours' | 'last'>;
}

/** When the last one finished, and how many today and yesterday. */
export function LastArrival({ funnel: { hours, last } }: ArrivalsProps) {
  const t = useTexts();
  const toAgo = useAgoText();
  const nowMs = useNowMs(EVERY_MS);
  const [newest] = last;
  return (
    <>
      {newest !== undefined && (
        <p className="type-small tnum flex items-baseline gap-1.5 text-text-3">
          <span
            aria-hidden="true"
            className="size-2 flex-none rounded-full bg-good forced-colors:bg-[CanvasText]"
          />
          {t('lastParticipant', { ago: toAgo(nowMs - Date.parse(newest.completedAt)) })}
        </p>
      )}
      {hours.length > 0 && (
        <p className="type-small tnum text-text-3">{t('days', countDays(hours, nowMs))}</p>
      )}
    </>
  );
}

/** People who finished, hour by hour; nothing once a day has passed without anybody. */
export function ArrivalsByHour({ funnel: { hours } }: ArrivalsProps) {
  const t = useTexts();
  const bars = toBars(hours, useNowMs(EVERY_MS));
  if (!bars.some((count) => count > 0)) return null;
  return (
    <div className="mt-3.5">
      <p className="type-micro font-semibold text-text-3">{t('perHour')}</p>
      <HourBars bars={bars} toLabel={(counts) => t('perHourLabel', { counts })} />
    </div>
  );
}
