import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { BAND_FILLS, ValidityBar } from './validity-bar.tsx';

/** How good the recordings are, and on which devices they were made. */
export function ValiditySplit({ summary }: { summary: RecordsSummary }) {
  const t = useTexts();
  const named = summary.devices.map(({ name, count }) => `${name} (${count})`);
  const devices = [
    ...named,
    ...(summary.others > 0 ? [t('otherDevices', { count: summary.others })] : []),
  ];
  return (
    <div className="mt-5">
      <p className="type-micro flex gap-2 font-semibold text-text-3">
        <span className="flex-1">{t('validity')}</span>
        <span className="tnum font-normal">{t('validityBasis', { count: summary.total })}</span>
      </p>
      <div className="mt-2">
        <ValidityBar summary={summary} />
      </div>
      <p className="type-small tnum mt-2 flex flex-wrap justify-between gap-x-3 text-text-2">
        {BAND_FILLS.map(({ band }) => (
          <span key={band}>{t(band, { count: summary[band] })}</span>
        ))}
      </p>
      {devices.length > 0 && (
        <p className="type-small mt-3 text-text-3">
          <span className="sr-only">{t('devices')}</span> {devices.join(', ')}
        </p>
      )}
    </div>
  );
}
