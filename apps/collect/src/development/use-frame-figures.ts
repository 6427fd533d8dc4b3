import type { Figure } from './figure-list.tsx';
import type { LiveFigures } from './live-figures.ts';
import { useTexts } from './texts.ts';

/** Speed, in words. */
export function useFrameFigures(figures: LiveFigures): Figure[] {
  const t = useTexts();
  const toMs = (value: number | null) =>
    value === null ? t('unknown') : t('ms', { value: value.toFixed(1) });
  return [
    { name: t('rate'), value: figures.rateHz?.toFixed(1) ?? t('unknown') },
    { name: t('advice'), value: t(`advice_${figures.advice}`) },
    { name: t('dropped'), value: String(figures.dropped) },
    { name: t('work'), value: toMs(figures.workMs) },
    { name: t('main'), value: toMs(figures.mainMs) },
    { name: t('paint'), value: toMs(figures.paintMs) },
  ];
}
