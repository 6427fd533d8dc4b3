import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { useTexts } from './texts.ts';

export interface BasisProps {
  insights: MadeInsights;
  /** Everybody who took part. */
  total: number;
  /** Parts of the filter that are not as at first. */
  changedFilters: number;
  /** Lines of the rules it was made by. */
  rule: string;
}

/** Basis of the insights: people, filter, time, and how they were made. */
export function BasisList({ insights, total, changedFilters, rule }: BasisProps) {
  const t = useTexts();
  const { people, range, algorithm, version } = insights;
  const rows = [
    ['basisPeople', t('people', { count: people, total })],
    [
      'basisFilter',
      changedFilters === 0 ? t('filterDefault') : t('filterChanged', { count: changedFilters }),
    ],
    [
      'basisTime',
      t('time', { from: toSecondsText(range.fromMs, 1), to: toSecondsText(range.toMs, 1) }),
    ],
    ['basisMethod', t('method', { algorithm, version, rule })],
  ] as const;
  return (
    <dl className="tnum type-micro flex flex-col gap-1 text-text-2">
      {rows.map(([key, text]) => (
        <div key={key} className="flex gap-2">
          <dt className="w-16 flex-none text-text-3">{t(key)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
