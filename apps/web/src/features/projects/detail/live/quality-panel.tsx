import { toClassNames } from '@fovea/ui';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';
import { BAND_FILLS, ValidityBar } from '#features/projects/detail/parts/validity-bar.tsx';
import { toNumberText } from '#shared/format/numbers.ts';
import { LivePanel } from './live-panel.tsx';

/** How many can be relied on, and why the others cannot. */
export function QualityPanel({ summary }: { summary: RecordsSummary | null | undefined }) {
  const t = useTexts();
  if (!summary) {
    return (
      <LivePanel title={t('quality')}>
        <p className="type-body m-auto py-10 text-center text-text-3">{t('noData')}</p>
      </LivePanel>
    );
  }
  const { unreliable, reasons, medianErrorMm } = summary;
  return (
    <LivePanel title={t('quality')} note={t('dataSets', { count: summary.total })}>
      <div className="mt-3">
        <ValidityBar summary={summary} />
      </div>
      <dl className="mt-2 flex justify-between gap-3">
        {BAND_FILLS.map(({ band }) => (
          <div key={band} className="flex flex-col-reverse justify-end">
            <dt className="type-micro text-text-3">{t(band)}</dt>
            <dd className="type-number tnum">{toNumberText(summary[band])}</dd>
          </div>
        ))}
      </dl>
      {unreliable > 0 && (
        <>
          <h3 className="type-micro mt-3 border-border border-t pt-2.5 font-semibold text-text-3">
            {t('why', { count: unreliable })}
          </h3>
          <dl className="type-small tnum mt-1.5 grid gap-1">
            {reasons.map(({ reason, count }) => (
              <Fact key={reason} term={t(reason)} value={toNumberText(count)} />
            ))}
          </dl>
        </>
      )}
      {medianErrorMm !== undefined && (
        <dl className="type-small tnum mt-auto pt-3">
          <Fact
            quiet
            term={t('accuracy')}
            value={t('cm', { value: Math.round(medianErrorMm) / 10 })}
          />
        </dl>
      )}
    </LivePanel>
  );
}

function Fact(props: { term: string; value: string; quiet?: boolean }) {
  return (
    <div className="flex gap-3">
      <dt className={toClassNames('flex-1', props.quiet && 'text-text-3')}>{props.term}</dt>
      <dd className="font-semibold">{props.value}</dd>
    </div>
  );
}
