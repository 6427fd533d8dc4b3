import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { toFigure } from '#studio/metrics/metric.ts';
import { PAGE_METRICS } from '#studio/metrics/page-metrics.ts';
import { useMetricWords } from '#studio/metrics/use-metric-words.ts';
import { useTexts } from './texts.ts';

const FILLS = { high: 'fill-imm-3', medium: 'fill-imm-2', low: 'fill-imm-1' } as const;

/** Time at the three levels: high (deep immersion), medium (focusing attention), low (distractions). */
export function ImmersionSplit({ insights }: { insights: MadeInsights }) {
  const t = useTexts();
  const toWords = useMetricWords();
  const levels = PAGE_METRICS.flatMap((metric) =>
    metric.id === 'agreement' ? [] : [{ metric, share: metric.read(insights) ?? 0 }],
  );
  const toStart = (place: number) =>
    levels.slice(0, place).reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="block h-2 w-full rounded-full"
      >
        {levels.map(({ metric, share }, i) => (
          <rect
            key={metric.id}
            x={toStart(i)}
            width={share}
            height={1}
            className={FILLS[metric.id]}
          />
        ))}
      </svg>
      <ul className="tnum type-micro mt-2 flex flex-wrap gap-2 text-text-2">
        {levels.map(({ metric, share }) => (
          <li key={metric.id} title={toWords(metric).meaning} className="flex items-center gap-1">
            <svg aria-hidden="true" viewBox="0 0 2 2" className="size-2">
              <circle cx={1} cy={1} r={1} className={FILLS[metric.id]} />
            </svg>
            {toWords(metric).name}{' '}
            {t('percent', { percent: toFigure(share, metric, insights.split?.people ?? 0) })}
          </li>
        ))}
      </ul>
    </>
  );
}
