import type { Funnel } from '@fovea/contract';
import { countDays, toBars } from '#features/projects/detail/model/pace.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { useAgoText, useNowMs } from '#shared/format/ago.ts';
import { HourBars } from './hour-bars.tsx';

const EVERY_MS = 10_000;

/** When people finished: the last one, today and yesterday, and hour by hour. */
export function Arrivals({ funnel: { hours, last } }: { funnel: Funnel }) {
  const t = useTexts();
  const toAgo = useAgoText();
  const nowMs = useNowMs(EVERY_MS);
  const bars = toBars(hours, nowMs);
  const [newest] = last;
  return (
    <div className="type-small tnum mt-3.5 text-text-3">
      {newest !== undefined && (
        <p>{t('lastParticipant', { ago: toAgo(nowMs - Date.parse(newest.completedAt)) })}</p>
      )}
      {hours.length > 0 && <p>{t('days', countDays(hours, nowMs))}</p>}
      {bars.some((count) => count > 0) && (
        <>
          <p className="type-micro mt-3 font-semibold">{t('perHour')}</p>
          <HourBars bars={bars} toLabel={(counts) => t('perHourLabel', { counts })} />
        </>
      )}
    </div>
  );
}
