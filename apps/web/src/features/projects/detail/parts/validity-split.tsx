import { toClassNames } from '@fovea/ui';
import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';
import { useTexts } from '#features/projects/detail/texts.ts';

const BANDS = [
  { band: 'reliable', fill: 'bg-good' },
  { band: 'acceptable', fill: 'bg-warn' },
  { band: 'unreliable', fill: 'bg-bad' },
] as const;

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
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {BANDS.map(({ band, fill }) => (
          <span
            key={band}
            style={{ flexGrow: summary[band] }}
            className={toClassNames('edge-when-forced', fill, summary[band] === 0 && 'hidden')}
          />
        ))}
      </div>
      <p className="type-small tnum mt-2 flex flex-wrap justify-between gap-x-3 text-text-2">
        {BANDS.map(({ band }) => (
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
