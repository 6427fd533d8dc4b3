import { useTexts } from '#features/credits/transfer/texts.ts';

const NAMED = 2;

/** Names the first wrong addresses and counts the others. */
export function useWrongText(): (wrong: readonly string[]) => string {
  const t = useTexts();
  return (wrong) => {
    const emails = wrong.slice(0, NAMED).join(', ');
    const count = wrong.length - NAMED;
    return count > 0 ? t('wrongMore', { emails, count }) : t('wrong', { emails });
  };
}
