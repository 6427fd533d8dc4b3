import { type Metric, toFigure } from '#studio/metrics/metric.ts';
import { useTexts } from './texts.ts';

/** A value over so many people in the words of the table. */
export function useMetricText() {
  const t = useTexts();
  return (
    value: number | null,
    metric: Pick<Metric, 'unit' | 'digits'>,
    people: number,
  ): string => {
    if (value === null) return t('none');
    const figure = toFigure(value, metric, people);
    if (metric.unit === 'share') return t('percent', { percent: figure });
    return metric.unit === 'ms' ? t('seconds', { seconds: figure }) : figure;
  };
}
