import { toClassNames } from '@fovea/ui';
import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';

export const BAND_FILLS = [
  { band: 'reliable', fill: 'bg-good' },
  { band: 'acceptable', fill: 'bg-warn' },
  { band: 'unreliable', fill: 'bg-bad' },
] as const;

export function ValidityBar({ summary }: { summary: RecordsSummary }) {
  return (
    <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
      {BAND_FILLS.map(({ band, fill }) => (
        <span
          key={band}
          style={{ flexGrow: summary[band] }}
          className={toClassNames('edge-when-forced', fill, summary[band] === 0 && 'hidden')}
        />
      ))}
    </div>
  );
}
