import { useLanguage } from '#shared/language.ts';
import type { Metric } from './metric.ts';

/** Name and meaning of a metric in the chosen language. */
export function useMetricWords() {
  const language = useLanguage();
  return ({ name, meaning }: Pick<Metric, 'name' | 'meaning'>) => ({
    name: name[language],
    meaning: meaning[language],
  });
}
