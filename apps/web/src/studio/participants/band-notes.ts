import { BAND_FROM, type Band } from '@fovea/records';
import { useTexts } from '#studio/texts.ts';

/** Condition of a band, in a sentence. */
export function useBandNotes(): Readonly<Record<Band, string>> {
  const t = useTexts();
  const { reliable, acceptable } = BAND_FROM;
  return {
    reliable: t('reliableNote', { from: reliable }),
    acceptable: t('acceptableNote', { from: acceptable, below: reliable }),
    unreliable: t('unreliableNote', { below: acceptable }),
  };
}

/** The validity of a band as a list shows it. */
export function useBandRanges(): Readonly<Record<Band, string>> {
  const t = useTexts();
  const { reliable, acceptable } = BAND_FROM;
  return {
    reliable: t('orAbove', { from: reliable }),
    acceptable: t('toBelow', { from: acceptable, below: reliable }),
    unreliable: t('below', { below: acceptable }),
  };
}
