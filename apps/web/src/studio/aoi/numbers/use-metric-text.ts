import type { MetricUnit } from './metric-columns.ts';
import { useTexts } from './texts.ts';

/** A value in the words of the table. */
export function useMetricText() {
  const t = useTexts();
  return (value: number | null, unit: MetricUnit): string => {
    if (value === null) return t('none');
    if (unit === 'share') return t('percent', { percent: Math.round(value * 100) });
    if (unit === 'ms') return t('seconds', { seconds: toSeconds(value) });
    return value.toFixed(unit === 'ratio' ? 2 : 1);
  };
}

/** One figure after the point, two for what is short. */
export function toSeconds(ms: number): string {
  return (ms / 1_000).toFixed(ms > 0 && ms < 1_000 ? 2 : 1);
}
